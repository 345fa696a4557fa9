/** Whether the picture at an address is a drawing (SVG). The development server adds the time of the file to addresses. */
export const isDrawing = (src: string): boolean => /\.svg(?:\?|$)/.test(src);

/** Does to the page what translators in browsers do: each text node becomes an element. What says `translate="no"` stays. Also runs in a browser's page. */
export function translatePage(): void {
  const walk = (node: Node): void => {
    for (const child of [...node.childNodes]) {
      if (child instanceof Text && child.data.trim() !== '') {
        const font = document.createElement('font');
        font.textContent = child.data;
        child.replaceWith(font);
      } else if (child instanceof Element && !child.matches('[translate="no"], script, style, textarea, svg')) walk(child);
    }
  };
  walk(document.body);
}

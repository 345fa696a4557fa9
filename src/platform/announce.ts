const ID = 'announcer';

/**
 * Announces a message to screen readers that isn't shown on the page. They only report changes in a region that is already
 * there: at a visit's start, a call without a message adds it.
 */
export function announce(message = ''): void {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('div');
    region.id = ID;
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = message;
}

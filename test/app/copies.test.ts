import { isAtAddress, leaveAsIs } from '../../src/app/copies';
import { matchRoute } from '../../src/core/site/routes';

const isAt = (path: string, address: string) => {
  window.history.replaceState(null, '', address);
  const rendered = matchRoute(path);
  return rendered !== null && isAtAddress(rendered, window);
};
const shownAddress = () => window.location.pathname + window.location.search + window.location.hash;

describe('a document', () => {
  it.each([
    ['/wiki/ssh', '/wiki/ssh?run=1#keys'],
    ['/wiki/ssh', '/wiki/ssh/'],
    ['/wiki/ssh', '/wiki/ssh/index.html'],
    ['/', '/index.html'],
    ['/tags/SSH', '/tags/ssh'],
  ])('of %s is at its address %s', (path, address) => {
    expect(isAt(path, address)).toBe(true);
    expect(shownAddress()).toBe(address);
  });

  it('that a host serves by its file’s name has its own address', () => {
    expect(isAt('/wiki/ssh', '/wiki/ssh.html?run=1#keys')).toBe(true);
    expect(shownAddress()).toBe('/wiki/ssh?run=1#keys');
  });

  it.each([
    ['/wiki/ssh', '/copies/ssh.html'],
    ['/wiki/ssh', '/web/2026/https://example.com/wiki/ssh'],
    ['/wiki/ssh', '/wiki/firewall'],
    ['/wiki/ssh', '/wiki'],
    ['/', '/home/kim/Downloads/Home.html'],
  ])('of %s at %s is a copy, and keeps that address', (path, address) => {
    expect(isAt(path, address)).toBe(false);
    expect(shownAddress()).toBe(address);
  });
});

it('R1 a copy is shown as without scripts, and without the loader’s message, which comes after 30 seconds', () => {
  document.body.innerHTML = '<p id="boot-notice" hidden>The interactive parts could not be loaded.</p>';
  const shown: boolean[] = [];
  window.showBootNotice = (isShown) => shown.push(isShown);
  window.earlyClicks = [];
  window.earlyCommands = ['help'];
  leaveAsIs(window);
  expect([shown, document.getElementById('boot-notice'), window.earlyClicks, window.earlyCommands]).toEqual([[true], null, undefined, undefined]);
});

import { waitFor } from '@testing-library/dom';
import { scriptPath } from '../../src/core/site/scriptPath';
import { pathOf } from '../../src/core/site/routes';
import { createScriptFilling } from '../../src/features/values/scriptFilling';
import { catchSaved } from './runbook/openTab';

const ADDRESS = scriptPath(pathOf('wiki-article', 'ssh'));

describe('the link to a guide’s script', () => {
  it('W4 saves it with the reader’s values from the first one on, and is a link like any other without', async () => {
    let values: Readonly<Record<string, string>> = {};
    createScriptFilling().fill('ssh', () => values);
    const saved = catchSaved();
    const asked = jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve('#!/bin/sh\n') }));
    Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true, writable: true });
    document.body.innerHTML = `<a href="${ADDRESS}">Script</a>`;
    const press = () => document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press();
    expect(asked).not.toHaveBeenCalled();
    values = { HOST: 'web1' };
    expect(press()).toBe(false);
    await waitFor(async () => expect(await saved()).toHaveLength(1));
    expect(asked).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});

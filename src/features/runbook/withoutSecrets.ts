import { quotedForms } from '../../core/content/quotedForms';
import type { AppThunk } from '../store/hooks';
import { createSecrets } from '../values/secrets';

/** The reader's words with a guide's secrets taken out, should any have got in, as typed or as a command quotes them; longer ones first, since one may contain another. */
export function withoutSecrets(guide: string, text: string): AppThunk<string> {
  return (_dispatch, _getState, services) =>
    Object.entries(services.of(createSecrets).of(guide))
      .flatMap(([name, secret]) => quotedForms(secret.trim()).map((form) => ({ name, form })))
      .sort((one, other) => other.form.length - one.form.length)
      .reduce((clean, { name, form }) => clean.replaceAll(form, `{{${name}}}`), text);
}

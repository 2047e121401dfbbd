/**
 * Messages in a small part of the ICU syntax, which translators know: `{name}`, `{n, plural, one {# coin}
 * other {# coins}}` (also `=0 {…}`) and `{kind, select, inn {…} other {…}}`. Anything else is a mistake in a
 * catalogue and is found by its test.
 */

export type Values = Readonly<Record<string, string | number>>;

type Part =
  | string
  | { readonly value: string }
  | { readonly number: true }
  | { readonly by: string; readonly plural: boolean; readonly forms: ReadonlyMap<string, readonly Part[]> };

const parsed = new Map<string, readonly Part[]>();

export function format(message: string, values: Values, locale: string): string {
  let parts = parsed.get(message);
  if (parts === undefined) {
    parts = parse(message);
    parsed.set(message, parts);
  }
  const text = write(parts, values, locale, null);
  return locale === 'fr' ? keepTogether(text) : text;
}

/** French sets a space before some signs, at which no line may break. Translators type a plain one. */
function keepTogether(text: string): string {
  return text.replace(/ ([:;?!»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');
}

function write(parts: readonly Part[], values: Values, locale: string, count: number | null): string {
  return parts.map((part) => writePart(part, values, locale, count)).join('');
}

function writePart(part: Part, values: Values, locale: string, count: number | null): string {
  if (typeof part === 'string') return part;
  if ('number' in part) return count === null ? '#' : numbers(locale).format(count);
  if ('value' in part) {
    const value = values[part.value];
    return typeof value === 'number' ? numbers(locale).format(value) : (value ?? `{${part.value}}`);
  }
  const value = values[part.by];
  const { forms } = part;
  if (!part.plural) return write(forms.get(String(value)) ?? forms.get('other') ?? [], values, locale, count);
  const n = Number(value);
  const form = forms.get(`=${n}`) ?? forms.get(plurals(locale).select(n)) ?? forms.get('other') ?? [];
  return write(form, values, locale, n);
}

/** Throws with the place of the mistake; only a broken catalogue can cause that, and its test finds it. */
export function parse(message: string): readonly Part[] {
  let at = 0;

  function fail(what: string): never {
    throw new Error(`${what} at ${at} of "${message}"`);
  }
  function until(pattern: RegExp): string {
    const start = at;
    while (at < message.length && !pattern.test(message.charAt(at))) at++;
    return message.slice(start, at).trim();
  }
  function take(sign: string): void {
    if (message[at] !== sign) fail(`expected "${sign}"`);
    at++;
  }
  function sequence(inPlural: boolean, nested: boolean): Part[] {
    const parts: Part[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') parts.push(text);
      text = '';
    };
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') {
        flush();
        parts.push(argument());
      } else if (message[at] === '#' && inPlural) {
        flush();
        at++;
        parts.push({ number: true });
      } else text += message[at++];
    }
    if (!nested && at < message.length) fail('a brace too many');
    flush();
    return parts;
  }
  function argument(): Part {
    take('{');
    const name = until(/[,}]/);
    if (!/^\w+$/.test(name)) fail('expected a name');
    if (message[at] === '}') {
      at++;
      return { value: name };
    }
    take(',');
    const kind = until(/,/);
    if (kind !== 'plural' && kind !== 'select') fail(`"${kind}" is neither plural nor select`);
    take(',');
    const forms = new Map<string, readonly Part[]>();
    for (;;) {
      const form = until(/[{}]/);
      if (message[at] === '}') break;
      if (form === '') fail('expected a form');
      take('{');
      forms.set(form, sequence(kind === 'plural', true));
      take('}');
    }
    take('}');
    if (!forms.has('other')) fail('"other" is missing');
    return { by: name, plural: kind === 'plural', forms };
  }
  return sequence(false, false);
}

/** The names of the values that a message uses. */
export function valuesOf(message: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]) => {
    for (const part of parts) {
      if (typeof part === 'string' || 'number' in part) continue;
      if ('value' in part) names.add(part.value);
      else {
        names.add(part.by);
        for (const form of part.forms.values()) visit(form);
      }
    }
  };
  visit(parse(message));
  return names;
}

const pluralRules = new Map<string, Intl.PluralRules>();
function plurals(locale: string): Intl.PluralRules {
  let rules = pluralRules.get(locale);
  if (rules === undefined) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
function numbers(locale: string): Intl.NumberFormat {
  let found = numberFormats.get(locale);
  if (found === undefined) numberFormats.set(locale, (found = new Intl.NumberFormat(locale)));
  return found;
}

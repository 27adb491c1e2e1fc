/** A piece of HTML that is safe to send: everything put into it was escaped. */
export type Html = { readonly html: string };

type Value = string | number | Html | readonly Html[] | undefined | false;

/** Builds HTML from a template; texts among its values are escaped, nothing and `false` leave no trace. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.reduce((whole, part, index) => whole + shown(values[index - 1]) + part) };
}

function shown(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'object')
    return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

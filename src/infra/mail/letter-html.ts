import { html, type Html } from '../../base/html.ts';
import { AT, COLOURS, OUTLOOK, SHEET } from './letter-style.ts';
import type { Block, Letter } from './letter.ts';

/** What frames a letter: its subject as one line, whose it is, and the site's host. */
export type Head = { subject: string; letterhead: string; host: string };

/** The letter as a page of one column, for mail programs: nested tables, no script, nothing that is fetched. */
export function htmlOf(letter: Letter, { subject, letterhead, host }: Head): string {
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
        <style>
          ${asItIs(SHEET)}
        </style>
        ${asItIs(OUTLOOK.head)}
      </head>
      <body class="page" style="${AT.body}" bgcolor="${COLOURS.paper}">
        <div style="${AT.preview}">${letter.preview}</div>
        ${table(
          html`<td class="page around" align="center" style="${AT.around}">
            ${asItIs(OUTLOOK.open)}
            ${table(
              html`<td class="ink" style="${AT.letterhead}">
                <span aria-hidden="true" style="${AT.light}">&#9679;</span> ${letterhead}
              </td>`,
              html`<td class="card" bgcolor="${COLOURS.card}" style="${AT.card}">
                ${letter.blocks.map(shown)}
              </td>`,
              html`<td style="${AT.footer}">
                ${[...letter.footer, letterhead === host ? host : `${letterhead}, ${host}`].map(
                  (sentence) => html`<p class="soft" style="${AT.footerLine}">${sentence}</p> `,
                )}
              </td>`,
            )}
            ${asItIs(OUTLOOK.close)}
          </td>`,
        )}
      </body>
    </html> `.html;
}

/** For what this program itself wrote as HTML or CSS: nothing of a letter goes through here. */
const asItIs = (own: string): Html => ({ html: own });

/** A table that is there for its shape; a cell a row. */
function table(...cells: Html[]): Html {
  const rows = cells.map(
    (cell) =>
      html`<tr>
        ${cell}
      </tr> `,
  );
  return html`<table
    role="presentation"
    width="100%"
    align="center"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${AT.column}"
  >
    ${rows}
  </table>`;
}

function shown(block: Block): Html {
  switch (block.kind) {
    case 'title':
      return html`<h1 class="ink" style="${AT.title}">${block.text}</h1> `;
    case 'heading':
      return html`<h2 class="ink" style="${AT.heading}">${block.text}</h2> `;
    case 'paragraph':
      return html`<p class="ink" style="${AT.paragraph}">${block.text}</p> `;
    case 'list':
      return html`<ul class="ink" style="${AT.list}">
        ${block.items.map(item)}
      </ul> `;
    case 'steps':
      return html`<ol class="ink" style="${AT.list}">
        ${block.items.map(item)}
      </ol> `;
    case 'terms':
      return html`<ul class="ink" style="${AT.list}">
        ${block.items.map(
          ({ term, text }) => html` <li style="${AT.item}"><strong>${term}</strong>: ${text}</li>`,
        )}
      </ul> `;
    case 'note':
      return html`${inset(html`<td class="note ink" style="${AT.note}">${block.text}</td>`)} `;
    case 'code':
      return html`${inset(
        html`<td class="note ink" style="${AT.note}">
          ${block.label}:<br /><code style="${AT.code}">${block.value}</code>
        </td>`,
      )} `;
    case 'figures':
      return html`${inset(block.items.map(figure))} `;
    case 'button':
      return button(block);
    case 'link':
      return html`<p class="ink" style="${AT.paragraph}">
        <a class="link" href="${block.url}" style="${AT.link}">${block.text}</a>
      </p> `;
  }
}

const item = (text: string) => html` <li style="${AT.item}">${text}</li>`;

/** A row of cells within the letter. */
const inset = (cells: Html | readonly Html[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${AT.block}">
    <tr>
      ${cells}
    </tr>
  </table>`;

const figure = ({ label, value }: { label: string; value: string }) =>
  html`<td width="33%" valign="top" style="${AT.figureCell}">
    <p class="ink" style="${AT.figure}">${value}</p>
    <p class="soft" style="${AT.label}">${label}</p>
  </td>`;

/** Its address is written out below it, for programs that show no buttons and people who trust none. */
function button({ text, url }: { text: string; url: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 14px">
      <tr>
        <td align="center" bgcolor="${COLOURS.glow}" style="${AT.buttonCell}">
          <a href="${url}" style="${AT.button}">${text}</a>
        </td>
      </tr>
    </table>
    <p class="soft" style="${AT.written}">
      If the button does not work, copy this address into your browser:<br />${url}
    </p> `;
}

/*
 * Mail programs know little CSS, and many drop what does not stand at its element: everything that matters is written
 * there. The sheet adds the dark colours and narrower edges for those that read it. No font is loaded: who has the
 * site's own installed sees them, all others their system's.
 */
const BODY_FONT = "Nunito,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const HEAD_FONT = "Fredoka,Nunito,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const paper = '#FFF9EF';
const card = '#FFFFFF';
const ink = '#2B2440';
const soft = '#655D7A';
const line = '#EADFCB';
const glow = '#FFC53D';
const edge = '#D99A12';
const link = '#1F63C6';
const tint = '#FFF0CF';

export const COLOURS = { paper, card, glow };

/** What people have written may be one long word, an address for one: it must not make the letter wider than a phone. */
const anywhere = 'overflow-wrap:anywhere;word-break:break-word';
const text = `font-family:${BODY_FONT};color:${ink};font-size:17px;line-height:26px;${anywhere}`;
const small = `font-family:${BODY_FONT};color:${soft};font-size:14px;line-height:21px`;

/** What stands at each kind of element. */
export const AT = {
  body: `margin:0;padding:0;width:100%;background-color:${paper};-webkit-text-size-adjust:100%`,
  preview:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  around: `background-color:${paper};padding:24px 12px`,
  column: 'width:100%;max-width:600px;margin:0 auto',
  letterhead: `font-family:${HEAD_FONT};color:${ink};font-size:22px;line-height:28px;font-weight:600;padding:0 8px 16px;${anywhere}`,
  light: `color:${glow};font-size:24px`,
  card: `background-color:${card};border:2px solid ${line};border-bottom-width:5px;border-radius:24px;padding:36px 36px 20px`,
  title: `font-family:${HEAD_FONT};color:${ink};font-size:27px;line-height:34px;font-weight:600;margin:0 0 20px;${anywhere}`,
  heading: `font-family:${HEAD_FONT};color:${ink};font-size:20px;line-height:27px;font-weight:600;margin:28px 0 10px;${anywhere}`,
  paragraph: `${text};margin:0 0 16px`,
  list: `${text};margin:0 0 16px;padding:0 0 0 24px`,
  item: 'margin:0 0 8px',
  note: `${text};background-color:${tint};border-radius:16px;padding:14px 18px`,
  block: 'margin:0 0 20px',
  code: 'font-family:Consolas,Menlo,monospace;font-size:16px;word-break:break-all',
  label: `${small};margin:0`,
  figure: `font-family:${HEAD_FONT};color:${ink};font-size:25px;line-height:32px;font-weight:600;margin:0`,
  figureCell: `border-top:3px solid ${glow};padding:10px 8px 0 0`,
  buttonCell: `background-color:${glow};border-radius:16px;border-bottom:3px solid ${edge};mso-padding-alt:13px 28px`,
  button: `display:inline-block;padding:13px 28px;border-radius:16px;background-color:${glow};font-family:${HEAD_FONT};color:${ink};font-size:18px;line-height:24px;font-weight:600;text-decoration:none;text-align:center`,
  written: `${small};margin:0 0 20px;word-break:break-all;overflow-wrap:anywhere`,
  link: `color:${link};text-decoration:underline`,
  footer: 'padding:20px 12px 8px',
  footerLine: `${small};margin:0 0 8px;${anywhere}`,
} as const;

/** Colours of dusk; `!important`, since they go against what stands at the elements. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 24px 20px 8px !important; }
  .around { padding: 16px 8px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #1B1730 !important; }
  .card { background-color: #262140 !important; border-color: #3A3358 !important; }
  .ink { color: #F7F1E3 !important; }
  .soft { color: #BDB4D6 !important; }
  .note { background-color: #3A3358 !important; }
  .link { color: #8FBEFF !important; }
}
`;

/** What Outlook on Windows alone reads: a font that it has, and the width that it takes from no style. */
export const OUTLOOK = {
  head: '<!--[if mso]><style>* { font-family: Arial, sans-serif !important; }</style><![endif]-->',
  open: '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
} as const;

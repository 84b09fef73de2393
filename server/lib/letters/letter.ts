import type { TenantLook } from '#server/db/schema/tenants.ts'
import { directionOf, type Language } from '#shared/domain/languages.ts'
import { textOn } from './colours.ts'
import { fill, type MailWords } from './words.ts'

/** What a mail says, as plain text. */
export interface Letter {
  language: Language
  subject: string
  greeting: string
  heading: string
  body: string
  button: { label: string; url: string }
  /** Small, below the button. */
  notes: string[]
}

type Look = Pick<TenantLook, 'title' | 'logoUrl' | 'colourOne' | 'colourThree'>

export function textOf({ greeting, body, button, notes }: Letter, { title }: Look, words: MailWords): string {
  const footer = fill(words.footer, { title })
  return `${[greeting, body, `${button.label}:\n${button.url}`, ...notes].join('\n\n')}\n\n-- \n${footer}\n`
}

const INK = '#1A1A1A'
const QUIET = '#595959'
const PAPER = '#FFFFFF'
const DESK = '#F2F2F2'
const LINE = '#E0E0E0'
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and styles on the elements, since mail programs know little else. Nothing is loaded but the tenant's logo. */
export function htmlOf(letter: Letter, look: Look, words: MailWords): string {
  const { language, subject, greeting, heading, body, button, notes } = letter
  const head = `background:${look.colourOne};color:${textOn(look.colourOne)}`
  const press = `background:${look.colourThree};color:${textOn(look.colourThree)}`
  const url = escape(button.url)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${DESK};color:${INK};${FONT};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;border-collapse:separate;border-radius:16px;background:${PAPER}">
<tr><td style="padding:20px 32px;border-radius:16px 16px 0 0;${head};font-size:18px;font-weight:bold">${brand(look)}</td></tr>
<tr><td style="padding:32px 32px 40px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;letter-spacing:-0.01em">${escape(heading)}</h1>
<p style="margin:0 0 16px">${escape(greeting)}</p>
<p style="margin:0 0 24px">${escape(body)}</p>
<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="border-radius:14px;${press}">
<a href="${url}" style="display:inline-block;padding:14px 28px;${press};border-radius:14px;font-size:17px;font-weight:bold;text-decoration:none">${escape(button.label)}</a>
</td></tr></table>
<p style="margin:32px 0 0;padding:24px 0 0;border-top:1px solid ${LINE};font-size:14px;color:${QUIET}">${escape(words.plainLink)}<br>
<a href="${url}" style="color:${INK};word-break:break-all">${url}</a></p>
${notes.map((note) => `<p style="margin:16px 0 0;font-size:14px;color:${QUIET}">${escape(note)}</p>`).join('\n')}
</td></tr>
</table>
<p style="margin:16px 0 0;font-size:13px;color:${QUIET}">${escape(fill(words.footer, { title: look.title }))}</p>
</td></tr></table>
</body>
</html>
`
}

/** The logo where it can be loaded from anywhere; else the name. */
function brand({ title, logoUrl }: Look): string {
  if (!/^https:\/\//i.test(logoUrl) || !URL.canParse(logoUrl)) return escape(title)
  return `<img src="${escape(new URL(logoUrl).href)}" alt="${escape(title)}" height="40" style="display:block;max-width:240px;height:40px">`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

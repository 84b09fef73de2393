import sanitizeHtml from 'sanitize-html'
import { MESSAGE_IMAGE, MESSAGE_LINK } from '#shared/contract/messages.ts'
import { splitBlocks } from './split-blocks.ts'

/** What a message may be made of: words with structure, links, tables, pictures. The browser sanitises by the same lists. */
const TAGS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  '*': ['lang', 'dir'],
}

/** Left out with all that is in it. */
const LEFT_OUT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'svg',
  'math',
  'template',
  'title',
]

/** Elements within each other; deeper ones leave their words. */
const DEEPEST = 30

/**
 * Anyone who writes lines gets paragraphs, also between headings and lists; what acts, loads or looks otherwise is left out, its
 * words stay. Who writes paragraphs as HTML is taken at the word.
 */
export function cleanContent(content: string): string {
  return sanitizeHtml(withParagraphs(content.replaceAll('\r\n', '\n')), {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: LEFT_OUT,
    nestingLimit: DEEPEST,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImage(attribs),
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: MESSAGE_LINK.test(href) ? { ...attribs, href } : attribs,
      }),
    },
  }).trim()
}

/** One of ours, with words for who does not see it. */
function isImage({ src = '', alt = '' }: Record<string, string | undefined>): boolean {
  return MESSAGE_IMAGE.test(src) && alt.trim() !== ''
}

function withParagraphs(content: string): string {
  if (!/<\/?[a-z]/i.test(content)) return paragraphs(escaped(content))
  if (/<\/?(?:p|br)\b/i.test(content)) return content
  const parts = splitBlocks(content)
  if (!parts) return content
  // every other part is a block
  return parts
    .map((part, nr) => (nr % 2 === 0 ? paragraphs(part) : part))
    .filter((part) => part !== '')
    .join('\n')
}

function paragraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => `<p>${one.replaceAll('\n', '<br />')}</p>`)
    .join('\n')
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

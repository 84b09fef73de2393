import sanitizeHtml from 'sanitize-html'
import { MESSAGE_LINK } from '#shared/contract/messages.ts'

/** What a message may be made of: words with a little structure, and links. The browser cleans by the same list. */
const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a']

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

/**
 * Whoever writes lines gets paragraphs, also between headings and lists; what acts, loads or looks otherwise is left out, its
 * words stay. Who writes paragraphs as HTML is taken at the word.
 */
export function cleanContent(content: string): string {
  return sanitizeHtml(withParagraphs(content.replaceAll('\r\n', '\n')), {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], '*': ['lang', 'dir'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: LEFT_OUT,
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: MESSAGE_LINK.test(href) ? { ...attribs, href } : attribs,
      }),
    },
  }).trim()
}

/** A heading, a list or a quotation with all that is in it. */
const BLOCK = /(<(?:h3|h4|ul|ol|blockquote)\b[^]*?<\/(?:h3|h4|ul|ol|blockquote)\s*>)/i
const BLOCK_TAG = /<\/?(?:h3|h4|ul|ol|blockquote)\b/i

function withParagraphs(content: string): string {
  if (!/<\/?[a-z]/i.test(content)) return paragraphs(escaped(content))
  if (/<\/?(?:p|br)\b/i.test(content)) return content
  // every other part is a block
  const parts = content.split(BLOCK)
  if (parts.some((part, nr) => nr % 2 === 0 && BLOCK_TAG.test(part))) return content
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

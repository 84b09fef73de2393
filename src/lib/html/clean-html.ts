import DOMPurify from 'dompurify'
import { MESSAGE_IMAGE } from '#shared/contract/messages.ts'
import { client } from '../http.ts'

/** HTML of another site as a fragment: what acts, loads from elsewhere or looks otherwise is gone. */
export function cleanHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, mathMl: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'video',
      'audio',
      'source',
      'picture',
    ],
    FORBID_ATTR: ['style', 'class', 'srcset', 'background', 'href', 'name', 'tabindex'],
  })
}

/** What a message of the site may be made of; the server cleans by the same list. */
const TEXT_TAGS = 'p br b strong i em u h2 h3 h4 ul ol li blockquote a'.split(' ')
const TABLE_TAGS = 'table caption thead tbody tfoot tr th td'.split(' ')

const MESSAGE = {
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_TAGS: [...TEXT_TAGS, ...TABLE_TAGS, 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'scope', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|#\/app\/|\/(?:scenes|assets)\/)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} as const

/** HTML of a message as a fragment that can run nothing. Links to other sites open beside the product, which they learn nothing of. */
export function cleanMessage(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ...MESSAGE,
    ALLOWED_TAGS: [...MESSAGE.ALLOWED_TAGS],
    ALLOWED_ATTR: [...MESSAGE.ALLOWED_ATTR],
  })
  for (const link of clean.querySelectorAll('a[href^="http" i]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const image of clean.querySelectorAll('img')) showImage(image)
  for (const table of clean.querySelectorAll('table')) makeScrollable(table)
  return clean
}

/** Pictures of the product only, and none without words; they lie where the API is. */
function showImage(image: HTMLImageElement): void {
  const src = image.getAttribute('src') ?? ''
  if (!MESSAGE_IMAGE.test(src) || image.alt.trim() === '') {
    image.remove()
    return
  }
  image.src = new URL(src, client.defaults.baseURL).href
  image.loading = 'lazy'
  image.decoding = 'async'
}

/** A wide table scrolls by itself, and never the whole message; the keyboard stands on it only where it does (see MessageBody). */
function makeScrollable(table: HTMLTableElement): void {
  const box = document.createElement('div')
  box.dataset.scrolls = ''
  box.role = 'group'
  const name = table.caption?.textContent.trim()
  if (name) box.ariaLabel = name
  table.replaceWith(box)
  box.append(table)
}

import DOMPurify from 'dompurify'

/** HTML of another house as a fragment: what acts, loads from elsewhere or looks otherwise is gone. */
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

/** What a message of the house may be made of; the server cleans by the same list. */
const MESSAGE = {
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'],
  ALLOWED_ATTR: ['href', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|#\/app\/)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} as const

/** HTML of a message as a fragment that can run nothing. Links to other houses open beside the product, which they learn nothing of. */
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
  return clean
}

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

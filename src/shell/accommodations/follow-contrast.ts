import './contrast.css'

/** Sets on the root that the system asks for more contrast, which the styles read as well. @returns how to stop */
export function followContrast(root: HTMLElement): () => void {
  const media = matchMedia('(prefers-contrast: more)')
  const show = () => root.toggleAttribute('data-prefers-contrast', media.matches)
  show()
  media.addEventListener('change', show)
  return () => media.removeEventListener('change', show)
}

/** The system asks for less motion, or the person for calm feedback (`data-calm` on the root). */
export function prefersReducedMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['calm'] !== undefined
  )
}

import { prefersReducedMotion } from './media.ts'

/** Brings what just appeared into view, without a jump where it is seen already (MAP-6). */
export function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

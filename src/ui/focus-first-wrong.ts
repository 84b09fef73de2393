import { flushSync } from 'react-dom'

/** Shows what is wrong in a form, and gives its first wrong field the focus, which brings it into view. */
export function focusFirstWrong(form: HTMLElement, show: () => void): void {
  // the fields have to say it before one of them can be found by it
  flushSync(show)
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  // with its label above it and its error below
  field?.scrollIntoView({ block: 'center' })
}

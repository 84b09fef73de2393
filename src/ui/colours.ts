import { colourScale, readColours, schemeOf, type GivenColours } from '#shared/domain/colour-scale.ts'

/** What an element wears: the page is given its tenant's colours by the document, and again by the settings. */
const worn = new WeakMap<HTMLElement, string>()

/** Sets the whole scale as custom properties (`nightText2` becomes `--night-text2`) and the native controls' scheme. */
export function applyColours(element: HTMLElement, given: GivenColours | null): void {
  const tenant = readColours(given)
  const key = JSON.stringify(tenant)
  if (worn.get(element) === key && element.style.getPropertyValue('--paper') !== '') return
  worn.set(element, key)
  for (const [name, value] of Object.entries(colourScale(tenant))) {
    element.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
  element.style.setProperty('color-scheme', schemeOf(tenant.one))
}

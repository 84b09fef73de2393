import { colourScale, readColours, schemeOf, type GivenColours } from '#shared/domain/colour-scale.ts'

/** Sets the whole scale as custom properties (`nightText2` becomes `--night-text2`) and the native controls' scheme. */
export function applyColours(element: HTMLElement, given: GivenColours | null): void {
  const tenant = readColours(given)
  for (const [name, value] of Object.entries(colourScale(tenant))) {
    element.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value)
  }
  element.style.setProperty('color-scheme', schemeOf(tenant.one))
}

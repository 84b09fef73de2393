import { colourScale, readColours } from '#shared/domain/colour-scale.ts'
import type { TenantLook } from '#server/db/schema/tenants.ts'

/**
 * The document (index.html) in a tenant's look: title, icon, logo and colours, so that the very first paint is the tenant's.
 * Its policy allows neither scripts nor styles within it: the spinner is coloured by attributes, and the page's code reads the
 * rest from the root element (src/shell/document-look.ts).
 */
export function startDocument(template: string, look: TenantLook): string {
  const colours = readColours({
    mainColorOne: look.colourOne,
    mainColorTwo: look.colourTwo,
    mainColorThree: look.colourThree,
    mainColorThreeLighten: look.colourThreeLighten,
  })
  const { night, nightText, accentNight } = colourScale(colours)
  const { one, two, three, threeLighten } = colours
  const rootAttributes = `data-logo="${escape(look.logoUrl)}" data-colours="${[one, two, three, threeLighten].join(' ')}"`
  const filled = [
    [/(<html )/, rootAttributes + ' '],
    [/(<title>)[^<]*/, escape(look.title)],
    [/(<meta name="theme-color" content=")[^"]*/, night],
    [/(data-paint="night" fill=")[^"]*/, night],
    [/(data-paint="text" stroke=")[^"]*/, nightText],
    [/(data-paint="accent"\s+stroke=")[^"]*/, accentNight],
    [/(class="first-paint-logo"[^>]*\ssrc=")[^"]*/, escape(look.logoUrl)],
    // without the type of the product's own
    [/(<link rel="icon" href=")[^>]*/, look.faviconUrl && `${escape(look.faviconUrl)}" /`],
  ] as const
  return filled.reduce(
    // a function, because a replacement string would read a $ of the tenant's words as its own sign
    (page, [slot, value]) => (value ? page.replace(slot, (_, before: string) => before + value) : page),
    template,
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

import { colourScale, readColours } from '#shared/domain/colour-scale.ts'
import type { Tenant } from '#server/http/visit.ts'
import { FIRST_POSTER_PATH, type FirstPoster } from './first-poster.ts'

/** What a start needs soon, and would otherwise ask for one after the other. */
export interface StartHints {
  /** Whether somebody is signed in who may play an adventure at once. */
  isPlaying: boolean
  /** Scripts and style sheets that this start imports later, as addresses. */
  files: readonly string[]
  /** The path of the API where it is another than that of players. */
  apiPath?: string
  /** Address of a script that runs before all others. */
  first?: string
  /** Beneath the spinner. */
  poster?: FirstPoster | null
}

/**
 * The document (index.html) in a tenant's look: title, icon, logo and colours, so that the very first paint is the tenant's.
 * Its policy allows neither scripts nor styles within it: the spinner is coloured by attributes, and the page's code reads the
 * rest from the root element (src/shell/document-look.ts), with what lets its first calls start together
 * (src/lib/document-start.ts).
 */
export function startDocument(
  template: string,
  { look, languages, defaultLanguage }: Pick<Tenant, 'look' | 'languages' | 'defaultLanguage'>,
  { isPlaying, files, apiPath, first, poster }: StartHints,
): string {
  const colours = readColours({
    mainColorOne: look.colourOne,
    mainColorTwo: look.colourTwo,
    mainColorThree: look.colourThree,
    mainColorThreeLighten: look.colourThreeLighten,
  })
  const { night, nightText, accentNight } = colourScale(colours)
  const { one, two, three, threeLighten } = colours
  const rootAttributes = [
    `data-logo="${escape(look.logoUrl)}"`,
    `data-colours="${[one, two, three, threeLighten].join(' ')}"`,
    `data-languages="${languages.join(' ')}"`,
    `data-default-language="${defaultLanguage}"`,
    ...(isPlaying ? ['data-playing="true"'] : []),
    ...(poster ? [`data-poster="${escape(JSON.stringify(poster))}"`] : []),
    ...(apiPath === undefined ? [] : [`data-api="${escape(apiPath)}"`]),
  ].join(' ')
  const preloads = files.map((address) => `  <link ${preloadAs(address)} crossorigin href="${address}" />\n`)
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
    [/(<head>)/, poster && `\n  <script async src="${FIRST_POSTER_PATH}"></script>`],
    [/(<head>)/, first !== undefined && `\n  <script src="${first}"></script>`],
    // behind what every start needs
    [/()(?=<\/head>)/, preloads.join('')],
  ] as const
  return filled.reduce(
    // a function, because a replacement string would read a $ of the tenant's words as its own sign
    (page, [slot, value]) => (value ? page.replace(slot, (_, before: string) => before + value) : page),
    template,
  )
}

function preloadAs(address: string): string {
  return address.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

/** Stand on the canvas or beside it, which is the same in every language. */
const OF_THE_CANVAS = [
  'src/studio/editor/EditorCanvas.',
  'src/studio/editor/CameraFrame.',
  'src/features/previews/parts/ScenePreview.',
  'src/stage/',
  'src/game/hud/Hud.',
  'src/shell/choices/SoundTools.',
  'src/game/widgets/tips/TipPanel.',
  'src/game/map/PhoneList.',
  'src/game/map/PlaceLabels.',
  'src/game/map/ErrorList.',
  'src/game/map/ScenePanel.',
  'kinds/picture/client/PicturePane.',
  'src/features/tasks/parts/ZoomPane.',
  'src/ui/Plate.',
  'src/ui/InfoCard.',
  'src/ui/Sheet.',
]
/** Time runs from left to right on every film. */
const OF_TIME = 'kinds/film/client/SeekBar.'
/** Tools of the makers, in English. */
const OF_THE_MAKERS = 'src/gallery/'

const PHYSICAL =
  /(?<![\w.-])(?:(?:left|right):(?!\s*(?:calc\()?50%)|(?:margin|padding|border)-(?:left|right)\b|(?:text-align|float):\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)/

/** `padding`, `margin` and `inset` of four values say which is the left one; alike on both sides they say nothing. */
const FOUR_SIDES = /(?<![\w-])(?:padding|margin|inset):([^;]+);/g

it('says start and end, not left and right: a language may be written from the right [LANG-1]', () => {
  const sheets = pageFiles('.css').filter(
    (file) => ![OF_THE_MAKERS, OF_TIME, ...OF_THE_CANVAS].some((it) => file.startsWith(it)),
  )
  const sided = sheets.filter((file) => {
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return PHYSICAL.test(rules) || [...rules.matchAll(FOUR_SIDES)].some(([, sides = '']) => isLopsided(sides))
  })
  expect(sheets.length).toBeGreaterThan(40)
  expect(sided).toEqual([])
})

function isLopsided(sides: string): boolean {
  const [, right, , left] = partsOf(sides)
  return left !== undefined && left !== right
}

/** What stands in brackets is one part, and the insets of a screen are taken as the same on both sides. */
function partsOf(sides: string): string[] {
  let rest = sides.trim().replaceAll(/safe-area-inset-(?:left|right)/g, 'safe-area-inset')
  for (let last = ''; last !== rest;) {
    last = rest
    rest = rest.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(/\s+/g, '')}]`)
  }
  return rest.split(/\s+/)
}

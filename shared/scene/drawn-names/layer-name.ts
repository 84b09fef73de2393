import { say } from '../../domain/findings/words.ts'
import { readGroupName, type ReadName } from './group-name.ts'

/** A picture of a mission's folder by what its name says: a layer of the scene, or something beside it. */
export interface LayerName {
  /** As a group of a drawing would be called: "element old-lamp done". */
  said: string
  read: ReadName
  /** Where it lies in the drawing, if its name says it: lower numbers first. */
  order: number | null
}

const STATES = ['glow', 'light', 'hover', 'done', 'veil']
const ENDING = /\.[a-z0-9]+$/i
/** Photoshop's "Layers to Files" numbers from the top: harbour_0003_element lamp.png */
const PHOTOSHOP = /^.*_(\d{4})_/
const NUMBERED = /^(\d{1,4})[\s._-]+/

/** Reads what a picture is from its file name: "element old-lamp done.png", "02_layer-hills.webp", "light lamp.svg". */
export function readLayerName(file: string): LayerName {
  const stem = file.replace(ENDING, '')
  const fromTop = PHOTOSHOP.exec(stem)
  const numbered = NUMBERED.exec(stem)
  const rest = stem.replace(PHOTOSHOP, '').replace(NUMBERED, '')
  const words = rest
    .toLowerCase()
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
  const said = stateLast(words).join(' ')
  const order = fromTop ? -Number(fromTop[1]) : numbered ? Number(numbered[1]) : null
  return { said, read: readGroupName(said, say('quoted', { name: said })), order }
}

/** "light lamp" is the light of the element lamp. */
function stateLast([first = '', ...rest]: readonly string[]): readonly string[] {
  return STATES.includes(first) && rest.length > 0 ? ['element', ...rest, first] : [first, ...rest]
}

/** "mobile background.png", "02 mobile element lamp.png": what phones show in place of the file without that word. */
const MOBILE = /^(.*_\d{4}_|\d{1,4}[\s._-]+)?mobile[\s_.-]*(?=.)/i

/** What a file would be called without the word "mobile" in front; null where it does not stand there. */
export function withoutMobile(file: string): string | null {
  return MOBILE.test(file) ? file.replace(MOBILE, '$1') : null
}

import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { say } from '#shared/domain/findings/words.ts'
import type { Box } from '#shared/scene/layout.ts'
import { contentHash } from '../fingerprint.ts'
import { textOf } from '../read/text-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import type { DrawnGroup } from './drawn-group.ts'
import { checkHeader, settleEmbedded, type Colours } from './embedded.ts'
import { rasterGroup } from './raster-group.ts'
import { isSvg, nestedSvg, parseSvg, type SvgFile } from './svg-file.ts'
import { svgGroup } from './svg-group.ts'
import { findingsInDrawing, dropWords, type DrawingFinding } from './svg-safety.ts'
import { SVG_NAMESPACE } from './walk.ts'

/** A file that is one layer of a scene, opened as far as its size. */
export interface LayerPicture {
  /** In pixels, or in the units of its drawing. */
  size: { width: number; height: number }
  /** It cannot be transparent anywhere, whatever its ending says. */
  isJpeg: boolean
  colours: Colours
  isAnimated: boolean
  /** What of it is not drawn as it was meant. */
  findings: readonly DrawingFinding[]
  group: (group: Omit<DrawnGroup, 'cut' | 'content'>, box: Box) => DrawnGroup
}

const PHOTOS: readonly string[] = ['png', 'webp', 'jpeg']
const TAKEN = ['.png', '.webp', '.jpg', '.jpeg', '.svg']
/** AVIF, and whatever else begins with a vowel. */
const AN = /^\.[aeiou]/
const SAVE_AS = say('save-picture')

/** @throws UnreadableArt with what is wrong */
export async function openLayer(path: string): Promise<LayerPicture> {
  const ending = extname(path).toLowerCase()
  if (!TAKEN.includes(ending)) {
    const format = ending.slice(1).toUpperCase()
    throw new UnreadableArt(say(AN.test(ending) ? 'format-an' : 'format-a', { format }), SAVE_AS)
  }
  const content = await readFile(path)
  if (isSvg(content)) return openDrawing(textOf(content))
  const { format, colours, isAnimated, ...size } = await checkHeader(content)
  if (!PHOTOS.includes(format)) {
    throw new UnreadableArt(say('format-inside', { format }), SAVE_AS)
  }
  const hash = contentHash(content)
  return {
    size,
    isJpeg: format === 'jpeg',
    colours,
    isAnimated,
    findings: [],
    group: (group, box) => rasterGroup(group, { path, hash, box }),
  }
}

async function openDrawing(source: string): Promise<LayerPicture> {
  const file = parseSvg(source)
  const findings = findingsInDrawing(file.document)
  const unsafe = findings.find(({ isUnsafe }) => isUnsafe)
  if (unsafe)
    throw new UnreadableArt(say('in-line', { line: unsafe.line, problem: unsafe.problem }), unsafe.hint)
  dropWords(file.document)
  await settleEmbedded(file)
  return {
    size: file.size,
    isJpeg: false,
    colours: 'srgb',
    isAnimated: false,
    findings,
    group: (group, box) => drawnAt(file, group, box),
  }
}

/** Its canvas is laid into the box; what lies outside of its canvas is not shown. */
function drawnAt(file: SvgFile, group: Omit<DrawnGroup, 'cut' | 'content'>, box: Box): DrawnGroup {
  const body = nestedSvg(file, box)
  const document = ({ x, y, width, height }: Box, pixelWidth: number, pixelHeight: number): string => {
    const size = `width="${pixelWidth}" height="${pixelHeight}" viewBox="${x} ${y} ${width} ${height}"`
    return `<svg xmlns="${SVG_NAMESPACE}" ${size} preserveAspectRatio="none">${body}</svg>`
  }
  return svgGroup(group, { scale: box.width / file.view.width, content: body, document })
}

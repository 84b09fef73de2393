import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { isPublishedBuild, type PublishedBuild } from '#shared/scene/published.ts'

const SERVED_AT = '/scenes/'
const WEBP = /^\/scenes\/[^/]+\.webp$/
/** As the WebP looks at 100 %, edges of strong colours too. */
const AVIF = { quality: 58, effort: 3, chromaSubsampling: '4:4:4' }
/** Less is not worth a second file. */
const MOST_OF_WEBP = 0.85
/** Below that a picture is a matter of one packet. */
const LEAST_BYTES = 4096
/** What the files that lie there were made with: with anything else they are made anew. */
const RECIPE = JSON.stringify({ AVIF, MOST_OF_WEBP, LEAST_BYTES, sharp: sharp.versions.sharp })
const RECIPE_FILE = '.avif-recipe.json'
/** A file that is being written; one that lies there was left by a process that was ended. */
const INTERIM = '.part'

export interface LightenPlaces {
  /** Served at /scenes. */
  outDir: string
  publishedFile: string
}

/**
 * Lays an AVIF beside each WebP of the first views that is larger (`x.avif` beside `x.webp`), which the server gives to
 * browsers that read it: one picture at a time, the largest scene first. What lies there already stays, so that it may be ended
 * at any time; an empty file says that an AVIF gains too little.
 * @returns how many were written
 */
export async function lightenArt({ outDir, publishedFile }: LightenPlaces): Promise<number> {
  sharp.cache(false)
  sharp.concurrency(1)
  const build: unknown = JSON.parse(await readFile(publishedFile, 'utf8').catch(() => 'null'))
  let written = 0
  await dropOutdated(outDir)
  for (const url of isPublishedBuild(build) ? firstViews(build) : []) {
    const file = join(outDir, url.slice(SERVED_AT.length))
    // a build may have taken one away meanwhile: the others go on
    const isWritten = await lighten(file).catch((error: unknown) => {
      console.error(`${file} is not made lighter`, error)
      return false
    })
    if (isWritten) written++
  }
  return written
}

async function dropOutdated(outDir: string): Promise<void> {
  const names = await readdir(outDir).catch((): string[] => [])
  const recipeFile = join(outDir, RECIPE_FILE)
  const isCurrent = (await readFile(recipeFile, 'utf8').catch(() => '')) === RECIPE
  const isOutdated = (name: string): boolean =>
    name.endsWith(`.avif${INTERIM}`) || (!isCurrent && name.endsWith('.avif'))
  for (const name of names.filter(isOutdated)) await rm(join(outDir, name), { force: true })
  if (!isCurrent && names.length > 0) await writeFile(recipeFile, RECIPE)
}

/** Addresses of what every first view shows, each once. */
function firstViews({ adventures }: PublishedBuild): string[] {
  const scenes = adventures.flatMap(({ missions }) =>
    missions.flatMap(({ scene, mobileScene }) => [
      ...(scene ? [scene] : []),
      ...(mobileScene ? [mobileScene] : []),
    ]),
  )
  const area = ({ size }: SceneLayout): number => size.width * size.height
  const urls = scenes.toSorted((a, b) => area(b) - area(a)).flatMap(firstView)
  return [...new Set(urls)].filter((url) => WEBP.test(url))
}

/** Backgrounds are left out: painted skies would show bands. */
function firstView({ layers, elements, views = [] }: SceneLayout): string[] {
  const placed = [...layers, ...elements, ...views].map(({ picture }) => picture)
  return placed.flatMap(({ file, small }) => [file.url, ...(small ? [small.url] : [])])
}

/** False where there is nothing to do. */
async function lighten(webp: string): Promise<boolean> {
  const avif = webp.replace(/\.webp$/, '.avif')
  const { size } = await stat(webp).catch(() => ({ size: 0 }))
  if (size < LEAST_BYTES || (await stat(avif).catch(() => null))) return false
  const content = await sharp(webp).avif(AVIF).toBuffer()
  const interim = avif + INTERIM
  await writeFile(interim, content.length <= size * MOST_OF_WEBP ? content : '')
  // a build may have taken the picture away meanwhile
  if (await stat(webp).catch(() => null)) await rename(interim, avif)
  else await rm(interim, { force: true })
  return true
}

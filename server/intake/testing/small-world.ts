import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildAdventures, type BuildPlaces, type BuildResult } from '../build-adventures.ts'

/** Files of a scenes folder by path. */
export type Files = Record<string, string | Buffer>

const CARDS = ['one', 'two', 'three']

/** A complete adventure without an error: a home that leads to a shop with two tasks. */
export function smallWorld(): Files {
  return {
    'isle/adventure.json': json({ rootMission: 'home', languages: ['en', 'pl'] }),
    ...texts('isle', { name: 'Isle', competences: { care: 'care' } }),
    'isle/pictures/cup.svg': svg('<circle cx="320" cy="180" r="90" fill="#a52"/>'),
    'isle/home/mission.json': json({ missions: ['shop'] }),
    'isle/home/scene.svg': svg(background() + element('shop', 200, 120)),
    ...texts('isle/home', { name: 'Home', description: 'A home.' }),
    'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'] }),
    'isle/shop/scene.json': json({ size: [640, 360] }),
    'isle/shop/scene.svg': svg(background() + element('sweep', 120, 120) + element('greet', 360, 120)),
    'isle/shop/tasks/sweep.json': json(task()),
    'isle/shop/tasks/greet.json': json(task()),
    ...texts('isle/shop', {
      name: 'Shop',
      description: 'A shop.',
      tasks: { sweep: taskText(), greet: taskText() },
    }),
  }
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

export function svg(groups: string, width = 640, height = 360): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${groups}</svg>`
}

export function background(): string {
  return '<g id="background"><rect width="640" height="360" fill="#246"/></g>'
}

/** A solid square of 100 units. */
export function element(name: string, x: number, y: number): string {
  return `<g id="element ${name}"><rect x="${x}" y="${y}" width="100" height="100" fill="#c84"/></g>`
}

export function task(): Record<string, unknown> {
  const cards = CARDS.map((id) => ({ id, picture: 'cup.svg' }))
  const question = { answers: ['yes', 'no'], correct: ['yes'] }
  return {
    content: { type: 'learning-pill', cards: [...cards.slice(0, 2), { ...cards[2], question }] },
    points: 10,
    minutes: 2,
    competences: ['care'],
  }
}

export function taskText() {
  const card = { title: 'Title', text: 'Text', picture: 'A cup.' }
  const asked = { ...card, question: 'Is it?', answers: { yes: 'Yes', no: 'No' }, explanation: 'It is.' }
  return {
    name: 'Task',
    description: 'A place.',
    goal: 'Goal',
    congrats: 'Done',
    cards: { one: card, two: card, three: asked },
  }
}

function texts(folder: string, text: unknown): Files {
  return { [`${folder}/text/en.json`]: json(text), [`${folder}/text/pl.json`]: json(text) }
}

const sharedCache = mkdtempSync(join(tmpdir(), 'waymark-intake-cache-'))
process.once('exit', () => rmSync(sharedCache, { recursive: true, force: true }))

export interface World extends BuildPlaces {
  write: (files: Files) => Promise<void>
  remove: (path: string) => Promise<void>
  build: () => Promise<BuildResult>
  clear: () => Promise<void>
}

/**
 * Lays files out in a folder of its own. Worlds share what was rendered: most of them hold the same drawings, and encoding
 * takes most of a build's time.
 * @param isCacheOwn for tests of what is rendered anew
 */
export async function layOutWorld(files: Files, { isCacheOwn = false } = {}): Promise<World> {
  const root = await mkdtemp(join(tmpdir(), 'waymark-intake-'))
  const places = {
    scenesDir: join(root, 'scenes'),
    outDir: join(root, 'out'),
    publishedFile: join(root, 'published.json'),
    cacheDir: isCacheOwn ? join(root, 'cache') : sharedCache,
  }
  const write = async (written: Files): Promise<void> => {
    for (const [path, content] of Object.entries(written)) {
      const file = join(places.scenesDir, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }
  await write(files)
  return {
    ...places,
    write,
    remove: (path) => rm(join(places.scenesDir, path), { recursive: true }),
    build: () => buildAdventures(places),
    // a folder may be said to hold what was removed from it a moment ago
    clear: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}

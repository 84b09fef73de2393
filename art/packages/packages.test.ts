import { readFileSync } from 'node:fs'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { unzip } from '../../server/intake/books/unzip.ts'
import { LANGUAGE_CODES } from '../../shared/domain/languages.ts'
import type { Course, Screen, ScreenWords } from './course.ts'
import { filesOf, packOf } from './pack.ts'
import { PACKAGES } from './packages.ts'
import { kept } from './page/progress.ts'

const courses = PACKAGES.map(({ file, course }) => ({ id: course.id, file, course }))

async function textsOf(course: Course): Promise<Map<string, string>> {
  return new Map((await filesOf(course)).map(({ name, content }) => [name, content.toString()]))
}

describe.each(courses)('the package $id', ({ file, course }) => {
  it('comes out the same twice, and lies in the garden as its sources make it [TASK-10]', async () => {
    const packed = await packOf(course)
    expect((await packOf(course)).equals(packed)).toBe(true)
    expect(await unzip(readFileSync(file))).toEqual(await unzip(packed))
  })

  it('lists its SCOs and every file in a manifest of SCORM 1.2 [TASK-10]', async () => {
    const files = await textsOf(course)
    const manifest = new DOMParser().parseFromString(files.get('imsmanifest.xml') ?? '', 'text/xml')
    const all = (name: string) => [...manifest.getElementsByTagName(name)]
    expect(all('schemaversion')[0]?.textContent).toBe('1.2')
    const resources = new Map(
      all('resource').map((resource) => [resource.getAttribute('identifier'), resource]),
    )
    const scos = all('item').map((item) => resources.get(item.getAttribute('identifierref')))
    expect(scos.map((sco) => sco?.getAttribute('href'))).toEqual(course.parts.map(({ id }) => `${id}.html`))
    for (const sco of scos) expect(sco?.getAttribute('adlcp:scormtype')).toBe('sco')
    const listed = all('file').map((entry) => entry.getAttribute('href'))
    expect(new Set([...listed, 'imsmanifest.xml'])).toEqual(new Set(files.keys()))
  })

  it('asks nothing of any other address [TASK-10]', async () => {
    for (const [name, text] of await textsOf(course)) {
      if (!/\.(?:html|css|js|svg)$/.test(name)) continue
      const told = text.replaceAll(/xmlns(?::\w+)?="[^"]*"/g, '')
      expect(told.match(/(?:https?:|\bwss?:|["'(]\/\/)[^\s"')]*/g), name).toBeNull()
    }
  })

  it.each(LANGUAGE_CODES)('has every text in %s, and none too many [I18N-1]', (language) => {
    const words = course.words[language]
    expect(words.title).not.toBe('')
    expect(Object.keys(words.parts)).toEqual(course.parts.map(({ id }) => id))
    for (const { id, screens } of course.parts) {
      const own = words.parts[id]?.screens ?? {}
      expect(Object.keys(own)).toEqual(screens.map((screen) => screen.id))
      for (const screen of screens)
        expect([screen.id, shapeOf(own[screen.id])]).toEqual([screen.id, wanted(screen)])
      expect(emptyIn(own), id).toEqual([])
    }
  })

  it('keeps a place that every platform can keep [TASK-2]', () => {
    for (const part of course.parts) {
      const done = Object.fromEntries(part.screens.map((screen) => [screen.id, everything(screen)]))
      const longest = kept({ at: part.screens.length - 1, done, isEnded: true }, part)
      expect(longest.length).toBeLessThan(4096)
    }
  })
})

/** What is to be said on a screen, by its kind. */
function wanted(screen: Screen): Record<string, string[]> {
  switch (screen.kind) {
    case 'choose':
      return {
        answers: screen.answers.toSorted(),
        ...(screen.turns && { turns: Object.keys(screen.turns).sort() }),
        question: [],
      }
    case 'find':
      return { spots: screen.spots.map(({ id }) => id).sort() }
    case 'sort':
      return { items: screen.items.map(({ id }) => id).sort(), places: ['no', 'yes'] }
    case 'end':
      return { keep: [] }
    case 'press':
    case 'tell':
      return {}
  }
}

function shapeOf({ title: _, text: __, picture: ___, ...rest }: ScreenWords = NOTHING): Record<
  string,
  string[]
> {
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      typeof value === 'string' || Array.isArray(value) ? [] : Object.keys(value).sort(),
    ]),
  )
}

const NOTHING: ScreenWords = { title: '', text: [], picture: '' }

/** Where a text is left empty. */
function emptyIn(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [path] : []
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => emptyIn(value, `${path}/${key}`))
}

function everything(screen: Screen): readonly string[] {
  if (screen.kind === 'choose') return screen.answers
  if (screen.kind === 'find') return screen.spots.map(({ id }) => id)
  if (screen.kind === 'sort') return screen.items.map(({ id }) => `${id}=yes`)
  return ['pressed']
}

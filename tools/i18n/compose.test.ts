import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composeTexts, writeComposedTexts } from './compose.ts'
import { isTextFile } from './files.ts'
import { typingOf } from './typing.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-texts-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

describe('composing texts', () => {
  it('puts each part of the shell and each feature under its word, one file a language [LANG-4]', async () => {
    write('src/game/i18n/hud/en.json', '{ "back": "Back" }')
    write('src/features/streak/i18n/en.json', '{ "popup": { "title": "Streak" } }')
    write('src/features/streak/i18n/de.json', '{ "popup": { "title": "Serie" } }')
    await writeComposedTexts(root, join(root, 'out'))
    expect(JSON.parse(readFileSync(join(root, 'out/en.json'), 'utf8'))).toEqual({
      hud: { back: 'Back' },
      streak: { popup: { title: 'Streak' } },
    })
    expect(JSON.parse(readFileSync(join(root, 'out/de.json'), 'utf8'))).toEqual({
      streak: { popup: { title: 'Serie' } },
    })
    expect(JSON.parse(readFileSync(join(root, 'out/es.json'), 'utf8'))).toEqual({})
  })

  it('keeps what only the rooms of leaders, makers and admins say apart [START-2]', async () => {
    write('src/features/people/i18n/en.json', '{ "title": "People" }')
    write('src/features/streak/i18n/en.json', '{ "title": "Streak" }')
    write('kinds/exam/i18n/en.json', '{ "next": "Next", "edit": { "add": "Add" } }')
    await writeComposedTexts(root, join(root, 'out'))
    const textsIn = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
    expect(textsIn('out/en.json')).toEqual({ exam: { next: 'Next' }, streak: { title: 'Streak' } })
    expect(textsIn('out/rooms/en.json')).toEqual({
      exam: { edit: { add: 'Add' } },
      people: { title: 'People' },
    })
  })

  it.each(['{ "a": 1 }', '{ "a": ["b"] }', '{ not json'])('names the file that holds %s', (text) => {
    write('src/features/streak/i18n/pl.json', text)
    expect(() => composeTexts(root)).toThrow('src/features/streak/i18n/pl.json')
  })

  it('types the keys by one line a folder', () => {
    write('src/features/task-list/i18n/en.json', '{}')
    write('src/features/streak/i18n/en.json', '{}')
    expect(typingOf(root)).toContain(`streak: typeof import('#src/features/streak/i18n/en.json')`)
    expect(typingOf(root)).toContain(`'task-list': typeof import('#src/features/task-list/i18n/en.json')`)
  })

  it('knows a text file by its place', () => {
    expect(isTextFile('/home/me/waymark/src/features/streak/i18n/pl.json')).toBe(true)
    expect(isTextFile('/home/me/waymark/src/app/i18n/hud/pl.json')).toBe(true)
    expect(isTextFile('/home/me/waymark/src/game/widgets/weather/i18n/pl.json')).toBe(true)
    expect(isTextFile('/home/me/waymark/src/features/streak/store.ts')).toBe(false)
    expect(isTextFile('/home/me/waymark/assets/config.json')).toBe(false)
  })
})

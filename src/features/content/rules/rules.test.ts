import { describe, expect, it } from 'vitest'
import type { DraftFile } from '#shared/contract/content.ts'
import { isLeftBehind } from '#shared/domain/adventure-files.ts'
import { isWholeZip, sortedOut } from './chosen.ts'
import { droppedFiles, withoutOwnFolder, type DroppedEntry } from './dropped-files.ts'
import { lossesOf, sortOf } from './file-sort.ts'
import { byFile } from './findings.ts'
import { folderTrouble, suggestedFolder } from './folder-name.ts'
import { hashOf } from './hash-of.ts'
import { drawnAs, mentioning, readersOf, taskOpenedAt } from './mentions.ts'
import { filesFound, foldersOf, nameOf, treeOf } from './tree.ts'
import { splitByDraft, type Upload } from './upload.ts'
import { zipChanges, zipEntries } from './zip-entries.ts'

const AT = '2026-11-23T10:00:00.000Z'
const file = (path: string, hash = 'a', bytes = 10): DraftFile => ({
  ...{ path, hash, bytes },
  changed: { at: AT, by: null },
})

/** A zip of empty files as far as its list goes. */
function zipOf(names: readonly string[]): File {
  const list = names.map((name) => {
    const letters = new TextEncoder().encode(name)
    const entry = new DataView(new ArrayBuffer(46 + letters.length))
    entry.setUint32(0, 0x02_01_4b_50, true)
    entry.setUint32(24, letters.length, true)
    entry.setUint16(28, letters.length, true)
    new Uint8Array(entry.buffer).set(letters, 46)
    return new Uint8Array(entry.buffer)
  })
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06_05_4b_50, true)
  end.setUint32(
    12,
    list.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  return new File([...list, new Uint8Array(end.buffer)], 'isles.zip')
}

describe('files of a draft', () => {
  it('stand in their folders, by name, numbers by their size [WORLD-2]', () => {
    const tree = treeOf([file('b/card 10.png'), file('b/card 2.png'), file('b/text/en.json'), file('a.json')])
    expect(tree.count).toBe(4)
    expect(tree.folders.map(({ path, count }) => [path, count])).toEqual([['b', 3]])
    expect(tree.folders[0]?.files.map(({ path }) => path)).toEqual(['b/card 2.png', 'b/card 10.png'])
    expect(foldersOf([file('b/text/en.json'), file('a.json')])).toEqual(['', 'b', 'b/text'])
    expect(filesFound([file('b/Text/en.json'), file('b/x.json')], ' EN text ')).toHaveLength(1)
  })

  it.each([
    ['adventure.json', 'adventure'],
    ['harbour/tasks/ropes.json', 'task'],
    ['harbour/text/pl.json', 'words'],
    ['harbour/scene.svg', 'drawing'],
    ['harbour/Element Lamp.PNG', 'picture'],
    ['films/a.pl.vtt', 'captions'],
    ['harbour/readme', 'other'],
  ])('%s is shown as %s [WORLD-2]', (path, sort) => expect(sortOf(path)).toBe(sort))

  it('name what is lost with them, each loss once [WORLD-2]', () => {
    const paths = [
      'h/element lamp.png',
      'h/element bell.png',
      'h/tasks/a.json',
      'h/mission.json',
      'h/notes.txt',
    ]
    expect(lossesOf(paths)).toEqual(['place', 'task', 'mission'])
  })

  it('are looked for in settings and tasks of their mission alone [WORLD-2]', () => {
    const files = ['adventure.json', 'h/mission.json', 'h/tasks/a.json', 'h/tasks/b.json', 'x/tasks/c.json']
    const gone = file('h/tasks/a.json')
    const readers = readersOf(
      files.map((path) => file(path)),
      [gone],
    ).map(({ path }) => path)
    expect(readers).toEqual(['adventure.json', 'h/mission.json', 'h/tasks/b.json'])
    const texts = [
      { path: 'h/mission.json', text: '{ "tasks": ["a"] }' },
      { path: 'h/tasks/b.json', text: '{ "picture": "ab.svg" }' },
    ]
    expect(mentioning(texts, ['h/tasks/a.json'])).toEqual(['h/mission.json'])
  })

  it('are pictures of a scene by their names, which scene.json uses, and where a task is opened [WORLD-2] [DESIGN-1]', () => {
    expect(drawnAs('h/02 element old lamp done.png')).toEqual({
      said: 'element old lamp done',
      id: 'old-lamp',
    })
    expect(drawnAs('h/layer hills.webp')).toEqual({ said: 'layer hills', id: 'hills' })
    expect(drawnAs('h/background.png')).toEqual({ said: 'background', id: null })
    expect([drawnAs('h/pictures/element lamp.png'), drawnAs('h/notes.png')]).toEqual([null, null])
    const texts = [
      { path: 'h/scene.json', text: '{ "elements": { "old-lamp": {} } }' },
      { path: 'x/scene.json', text: '{ "elements": { "old-lamp": {} } }' },
      { path: 'h/mission.json', text: '{ "tasks": ["old-lamp"] }' },
    ]
    expect(mentioning(texts, ['h/element old lamp.png'])).toEqual(['h/scene.json'])
    const files = [file('h/tasks/old-lamp.json')]
    expect(taskOpenedAt('h/element old lamp.png', files)).toBe('old-lamp')
    expect([
      taskOpenedAt('h/layer old lamp.png', files),
      taskOpenedAt('x/element old lamp.png', files),
    ]).toEqual([null, null])
  })
})

describe('the name of a folder', () => {
  it('follows from any name, and is never too long [WORLD-1]', () => {
    expect(suggestedFolder('  Żółta łódź – Größe 2!  ')).toBe('zolta-lodz-grosse-2')
    expect(suggestedFolder('日本')).toBe('')
    expect(suggestedFolder('a'.repeat(90))).toHaveLength(60)
  })

  it('is refused where it is none or taken [WORLD-1]', () => {
    expect(folderTrouble('-a', [])).toBe('unfit')
    expect(folderTrouble('a', ['a'])).toBe('taken')
    expect(folderTrouble('a-1', ['a'])).toBeNull()
  })
})

describe('what is chosen or dropped', () => {
  it('leaves out what systems put beside files, and the own folder of a whole adventure [WORLD-2]', () => {
    expect(['a/.DS_Store', '__MACOSX/a.png', 'b/Thumbs.db', '.git/x'].every(isLeftBehind)).toBe(true)
    expect(isLeftBehind('a/thumbs.png')).toBe(false)
    const whole = ['isles/adventure.json', 'isles/h/a.png'].map((path) => ({ path, file: new File([], 'a') }))
    expect(withoutOwnFolder(whole).map(({ path }) => path)).toEqual(['adventure.json', 'h/a.png'])
    expect(withoutOwnFolder(whole.slice(1)).map(({ path }) => path)).toEqual(['isles/h/a.png'])
  })

  it('comes out of folders, a few at a time, with the folders it lies in [WORLD-2]', async () => {
    const entryOf = (fullPath: string): DroppedEntry => ({
      fullPath,
      file: (found) => found(new File(['x'], nameOf(fullPath))),
    })
    const folderOfEntries = (fullPath: string, inside: DroppedEntry[]): DroppedEntry => ({
      fullPath,
      createReader: () => {
        const rest = [...inside]
        return { readEntries: (found) => found(rest.splice(0, 1)) }
      },
    })
    const tasks = folderOfEntries('/h/tasks', [entryOf('/h/tasks/a.json')])
    const top = folderOfEntries('/h', [entryOf('/h/.DS_Store'), entryOf('/h/e\u0301.png'), tasks])
    const items = [{ kind: 'file', webkitGetAsEntry: () => top }, { kind: 'string' }]
    const found = await droppedFiles({ items, files: [] })
    expect(found.map(({ path }) => path)).toEqual(['h/\u00e9.png', 'h/tasks/a.json'])
  })

  it('is sent only where its bytes are others, and fits [WORLD-2]', () => {
    const chosen = (path: string, before: DraftFile | null, hash: string | null) => ({
      ...{ path, before, hash },
      file: new File(['12345'], path),
    })
    const all = [
      chosen('same.png', file('same.png', 'a'), 'a'),
      chosen('other.png', file('other.png', 'a'), 'b'),
      chosen('unknown.png', file('unknown.png', 'a'), null),
      chosen('new.png', null, 'a'),
    ]
    const { same, replaced, added } = sortedOut(all, [], 5)
    expect([same, replaced, added].map((some) => some.map(({ path }) => path))).toEqual([
      ['same.png'],
      ['other.png', 'unknown.png'],
      ['new.png'],
    ])
    expect(sortedOut(all, [], 4).tooLarge).toHaveLength(4)
  })

  it('is left out by its name where no adventure has such a file, and why [WORLD-2]', () => {
    const there = file('Harbour/scene.svg')
    const all = [
      'run.exe',
      'a:b.png',
      'harbour/x.png',
      'Harbour/SCENE.svg',
      'Harbour/scene.svg/x.png',
      'y.png',
    ]
      .concat('Y.PNG')
      .map((path) => ({ path, before: null, hash: null, file: new File(['x'], 'x') }))
    const { unfit, added } = sortedOut(
      [...all, { ...all[0], path: there.path, before: there, hash: 'b' }] as typeof all,
      [there],
      5,
    )
    expect(unfit.map(({ path, why }) => [path, why])).toEqual([
      ['run.exe', 'no-adventure-file'],
      ['a:b.png', 'unwritable'],
      ['harbour/x.png', 'clash'],
      ['Harbour/SCENE.svg', 'clash'],
      ['Harbour/scene.svg/x.png', 'clash'],
      ['Y.PNG', 'clash'],
    ])
    expect(added.map(({ path }) => path)).toEqual(['y.png'])
  })

  it('is known by the hash that the server counts, too [WORLD-2]', async () => {
    const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(await hashOf(new Blob(['abc']))).toBe(ofAbc)
  })

  it('in a zip is known by its list, whether it lies in one folder or not [WORLD-5]', async () => {
    const entries = await zipEntries(
      zipOf(['isles/', 'isles/adventure.json', 'isles/h/.DS_Store', 'isles/h/a.png']),
    )
    expect(entries?.map(({ path }) => path)).toEqual(['adventure.json', 'h/a.png'])
    expect(await zipEntries(new File(['no zip at all'], 'a.zip'))).toBeNull()
    expect(zipChanges(entries ?? [], [file('h/a.png', 'a', 1), file('gone.json')])).toEqual({
      ...{ added: ['adventure.json'], changed: ['h/a.png'], removed: ['gone.json'] },
    })
    const zip = (names: string[]) => isWholeZip([{ path: 'x.zip', file: zipOf(names) }])
    expect(await zip(['adventure.json', 'h/mission.json'])).toBe(true)
    expect(await zip(['imsmanifest.xml', 'index.html'])).toBe(false)
  })
})

describe('a draft that somebody else changed', () => {
  it('has uploads there already, in conflict, or as they were seen [WORLD-6]', () => {
    const upload = (path: string, from: string | null): Upload => ({
      ...{ id: path, path, from, hash: 'mine', file: new File([], path) },
      ...{ state: 'sent', address: '', sent: 0, isRetrying: false, failure: null, theirs: null },
    })
    const uploads = [
      upload('same', 'a'),
      upload('theirs', 'a'),
      upload('gone', 'a'),
      upload('rest', 'a'),
      upload('new', null),
    ]
    const now = [file('same', 'mine'), file('theirs', 'b'), file('rest', 'a')]
    const { same, conflicts, rest } = splitByDraft(uploads, now)
    expect(same.map(({ path }) => path)).toEqual(['same'])
    expect(conflicts.map(({ upload: { path }, theirs }) => [path, theirs?.hash])).toEqual([
      ['theirs', 'b'],
      ['gone', undefined],
    ])
    expect(rest.map(({ path }) => path)).toEqual(['rest', 'new'])
  })
})

describe('findings', () => {
  it('are grouped by file, errors before advice [DESIGN-3]', () => {
    const finding = (name: string, severity: 'error' | 'advice') => ({
      ...{ severity, file: name },
      problem: '',
      hint: '',
    })
    const groups = byFile([finding('a', 'advice'), finding('b', 'advice'), finding('b', 'error')])
    expect(groups.map((one) => [one.file, one.findings.map(({ severity }) => severity)])).toEqual([
      ['b', ['error', 'advice']],
      ['a', ['advice']],
    ])
  })
})

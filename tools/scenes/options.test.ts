import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOptions, WrongOption } from './options.ts'
import { checkedPlaces, watchedPlaces } from './places.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-options-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function lay(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
}

const read = (...args: string[]) => readOptions(args, { command: 'npm run scenes', mayCheck: true })

describe('the options of `npm run scenes` and `npm run dev`', () => {
  it('name another folder of adventures, which is checked and watched in its own place [DESIGN-1] [DESIGN-3]', () => {
    lay('worlds/isle/home/scene.svg')
    const options = read('--scenes', join(root, 'worlds'), '--check')
    expect(options).toEqual({ scenes: join(root, 'worlds'), out: undefined, isCheck: true, mayLeave: false })
    const [usual, checked, watched] = [checkedPlaces(read()), checkedPlaces(options), watchedPlaces(options)]
    expect(checked.scenesDir).toBe(join(root, 'worlds'))
    expect(checked.publishedFile).not.toBe(usual.publishedFile)
    expect(watched.places.scenesDir).toBe(join(root, 'worlds'))
    expect(dirname(watched.dataFolder ?? '')).toBe(dirname(watched.places.outDir))
    expect(watchedPlaces({}).dataFolder).toBeNull()
  })

  it.each([['--scene', 'worlds'], ['worlds'], ['--scenes']])(
    'are refused by name where they are misspelt: %s %s [DESIGN-3]',
    (...args) => {
      const words = args.filter(Boolean)
      expect(() => read(...words)).toThrow(WrongOption)
      expect(() => read(...words)).toThrow(
        `"${words.join(' ')}" is not understood. For adventures in a folder of your own: npm run scenes -- --scenes`,
      )
    },
  )

  it('are refused where the folder holds no adventures, with the one that is meant [DESIGN-3]', () => {
    lay('worlds/isle/home/background.png')
    lay('worlds/isle/den/01 Background.png')
    lay('notes.txt')
    const refusal = (path: string) => () => read('--scenes', join(root, path))
    expect(refusal('nowhere')).toThrow(/^There is no folder ".*nowhere"/)
    expect(refusal('notes.txt')).toThrow(/is a file/)
    expect(refusal('worlds/isle')).toThrow(/is an adventure itself; .*worlds$/)
    expect(refusal('worlds/isle/den')).toThrow(/is a mission itself; .*worlds$/)
    expect(refusal('worlds')).not.toThrow()
  })
})

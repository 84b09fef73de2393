import { expect, it } from 'vitest'
import { candidatesOf, fileOfArt } from './named-art.ts'

const PATHS = [
  ...['assistants/puffin.webm', 'assistants/puffin.webp', 'assistants/headpuffin.png', 'assistants/owl.svg'],
  ...['harbour/sounds/bell.ogg', 'sounds/waves.mp3', 'school/sounds/wind.ogg', 'sounds/notes.txt'],
  ...['harbour/ambience.ogg', 'films/sea.webm'],
]

it('lists who can stand by: no heads, and no stills of those who move [DESIGN-4]', () => {
  expect(candidatesOf(PATHS, 'harbour', 'assistant')).toEqual(['owl.svg', 'puffin.webm'])
})

it('lists sounds of the mission and of the adventure, and finds the file that is heard [DESIGN-4]', () => {
  expect(candidatesOf(PATHS, 'harbour', 'sound')).toEqual(['bell.ogg', 'waves.mp3'])
  expect(fileOfArt(PATHS, 'harbour', 'sound', 'waves.mp3')).toBe('sounds/waves.mp3')
  expect(fileOfArt(PATHS, 'harbour', 'sound', null)).toBe('harbour/ambience.ogg')
  expect(fileOfArt(PATHS, 'school', 'sound', null)).toBeNull()
  expect(fileOfArt(PATHS, 'school', 'film', 'gone.webm')).toBeNull()
})

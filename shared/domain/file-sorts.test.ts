import { describe, expect, it } from 'vitest'
import { endingOf, LARGEST_FILE, sortOfName } from './file-sorts.ts'

describe('a file that is handed in', () => {
  it('may have 300 MB, which are 314,572,800 bytes [TASK-4]', () => {
    expect(LARGEST_FILE).toBe(300 * 1024 * 1024)
  })

  it.each([
    ['exit.jpg', 'picture'],
    ['EXIT.JPEG', 'picture'],
    ['my.walk.round.mp4', 'film'],
    ['voice.m4a', 'sound'],
    ['Żółw – plan.pdf', 'document'],
    ['phpinfo.jpg.php', null],
    ['xss.html', null],
    ['drawing.svg', null],
    ['tool.exe', null],
    ['jpg', null],
    ['exit.', null],
    ['', null],
  ])('%s is by its name: %s [TASK-4]', (name, sort) => {
    expect(sortOfName(name)).toBe(sort)
  })

  it('ends as its name does, whatever stands before', () => {
    expect([endingOf('a.tar.GZ'), endingOf('a'), endingOf('.hidden file')]).toEqual(['gz', '', ''])
  })
})

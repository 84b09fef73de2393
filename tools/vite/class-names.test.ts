import { describe, expect, it } from 'vitest'
import { classNames } from './class-names.ts'

const CSS =
  '.card { padding: 0.5rem } .card:hover > .face, .row-2 { color: red } @keyframes glow { to { opacity: 0 } }'

describe('the names of classes in the built client', () => {
  it('are the same in every build, whatever file comes first', () => {
    const [one, other] = [
      classNames(['src/b.module.css', 'src/a.module.css']),
      classNames(['src/a.module.css', 'src/b.module.css']),
    ]
    expect(one('face', 'src/b.module.css', CSS)).toBe(other('face', `${process.cwd()}/src/b.module.css`, CSS))
  })

  it('are never given twice', () => {
    const files = Array.from({ length: 300 }, (_, index) => `src/${index}.module.css`)
    const words = Array.from({ length: 120 }, (_, index) => `word${index}`)
    const css = words.map((word) => `.${word} {}`).join('')
    const nameOf = classNames(files)
    const names = files.flatMap((file) => words.map((word) => nameOf(word, file, css)))
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]{3,4}$/i.test(name) || /ad/i.test(name))).toEqual([])
  })

  it('are not made up for what is not there', () => {
    const nameOf = classNames(['src/a.module.css'])
    expect(() => nameOf('gone', 'src/a.module.css', CSS)).toThrow('has no class gone')
    expect(() => nameOf('card', 'src/other.module.css', CSS)).toThrow('src/other.module.css')
  })
})

import { line, polygon, rect, type Point } from '../lib/path.ts'
import { chance } from '../lib/random.ts'
import type { Sketch } from '../lib/sketch.ts'
import { barrel, crate, lampPost, person } from '../lib/parts/people.ts'

/** The stone quay with its posts, lamps, cargo and people. */
export function quay(s: Sketch, waterline: number): void {
  const [left, right, top] = [520, 1170, 1428]
  const wall = polygon([
    [left, top],
    [right, top - 4],
    [right - 8, waterline],
    [left + 6, waterline],
  ])
  s.light.occluder(wall)
  s.light.surface(wall, 0.22)
  s.fill(wall, s.across('#8F8CA6', '#6A7199', '#4B5882'))
  const random = chance(18)
  let stones = ''
  for (let row = 0; row < 4; row++) {
    for (let x = left + 12 + (row % 2) * 18; x < right - 44; x += random.between(36, 58)) {
      if (random.happens(0.55)) stones += rect(x, top + 8 + row * 12, random.between(22, 34), 9)
    }
  }
  s.fill(stones, s.c('#A9A3B8'), 0.22)
  s.fill(rect(left + 4, waterline - 10, right - left - 10, 10), s.c('#14264A'), 0.5)
  const snow = polygon([
    [left - 8, top + 5],
    [left + 20, top - 16],
    [right - 20, top - 20],
    [right + 10, top + 2],
  ])
  s.light.surface(snow)
  s.fill(snow, s.across('#EBD9DA', '#B7C6DF', '#90A8CE'))
  const posts: Point[] = [560, 680, 800, 920, 1040, 1150].map((x) => [x, top + 3] as const)
  for (const [x, y] of posts) {
    s.fill(rect(x - 4, y - 22, 8, 24), s.c('#2E3152'))
    s.fill(rect(x - 6, y - 25, 12, 5), s.c('#DCE3EF'))
  }
  s.stroke(
    posts
      .slice(1)
      .map((p, i) =>
        line([
          [posts[i]?.[0] ?? 0, p[1] - 12],
          [p[0], p[1] - 12],
        ]),
      )
      .join(''),
    s.c('#3A3A58'),
    1.6,
    0.6,
  )
  lampPost(s, [620, top - 2], 84)
  lampPost(s, [990, top - 2], 84)
  crate(s, [688, top - 2], 32)
  crate(s, [726, top - 1], 24)
  crate(s, [698, top - 30], 24)
  barrel(s, [766, top - 1], 20)
  person(s, [846, top], 44, '#3F6F78')
  person(s, [872, top + 1], 40, '#8A4A5C', '#E8B56A')
  person(s, [1084, top], 44, '#5A4A78')
  person(s, [592, top + 1], 36, '#A4524A', '#5FA39A')
}

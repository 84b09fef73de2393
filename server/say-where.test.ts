import { expect, it, vi } from 'vitest'
import { warnOfContent, warnOfDemo, warnOfRole } from './say-where.ts'

it.each([
  ['https://waymark.example', 1],
  ['http://192.168.1.5:3000', 1],
  ['http://localhost:3000', 0],
  ['http://second.localhost:3000', 0],
  ['http://127.0.0.1:3000', 0],
  ['http://[::1]:3000', 0],
  [null, 0],
])('a demo at %s is warned of %i times [SERVE-1]', (address, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnOfDemo(address === null ? null : new URL(address))
  const count = warn.mock.calls.length
  warn.mockRestore()
  expect(count).toBe(times)
})

it.each([
  ['https://waymark.example', null, 1],
  ['https://waymark.example', 'https://content.example', 0],
  ['http://localhost:3000', null, 0],
  [null, null, 0],
])(
  'a product at %s whose content is at %s: that packages do not start is said %i times [TASK-10]',
  (publicUrl, contentUrl, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const url = (address: string | null) => (address === null ? null : new URL(address))
    warnOfContent({ publicUrl: url(publicUrl), contentUrl: url(contentUrl) })
    const count = warn.mock.calls.length
    warn.mockRestore()
    expect(count).toBe(times)
  },
)

it.each([
  ['no role', null, 0],
  ['the role of a server', { name: 'waymark_server', isHeld: true }, 0],
  ['the rights of its user', { name: 'waymark_server', isHeld: false }, 1],
])('a server with %s: what an administrator can do is said (%o) %i times [DESK-4]', (_, role, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnOfRole(role)
  const said = warn.mock.calls.map(String)
  warn.mockRestore()
  expect(said).toHaveLength(times)
  for (const line of said) expect(line).toContain('create role waymark_server nologin; grant waymark_server')
})

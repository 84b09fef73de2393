import { expect, it } from 'vitest'
import { contentHostOf, contentOriginFor } from './content-url.ts'

it.each([
  [null, null, 'localhost', '127.0.0.1', 'http://127.0.0.1:3000'],
  [null, null, 'second.localhost', '127.0.0.1', 'http://127.0.0.1:3000'],
  // a tablet that asks this machine by its address would look for the content on itself
  [null, null, '192.168.1.5', '127.0.0.1', null],
  ['http://localhost:8080', null, 'localhost', '127.0.0.1', 'http://127.0.0.1:8080'],
  ['http://localhost', null, 'localhost', '127.0.0.1', 'http://127.0.0.1'],
  ['http://127.0.0.1:3000', null, '127.0.0.1', null, null],
  ['https://localhost', null, 'localhost', null, null],
  ['https://learn.test', null, 'learn.test', null, null],
  ['https://learn.test', 'https://content.test', 'learn.test', 'content.test', 'https://content.test'],
  [null, 'http://content.test:81', '192.168.1.5', 'content.test', 'http://content.test:81'],
])(
  'with PUBLIC_URL %s and CONTENT_URL %s, asked at %s, content is at %s [TASK-10]',
  (publicUrl, contentUrl, hostname, host, origin) => {
    const url = (address: string | null) => (address === null ? null : new URL(address))
    const addresses = { publicUrl: url(publicUrl), contentUrl: url(contentUrl) }
    expect(contentHostOf(addresses)).toBe(host)
    expect(contentOriginFor(addresses, { hostname, socket: { localPort: 3000 } })).toBe(origin)
  },
)

import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openEmbedded } from './open-embedded.ts'

it('lets nobody else read what lies in a folder that was there before [SERVE-1]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-embedded-'))
  chmodSync(folder, 0o755)
  const storage = await openEmbedded(folder)
  const modeNow = () => statSync(join(folder, 'pg')).mode & 0o777
  expect(modeNow()).toBe(0o700)
  await storage.close()
  // as an earlier version left it
  chmodSync(join(folder, 'pg'), 0o755)
  await (await openEmbedded(folder)).close()
  expect(modeNow()).toBe(0o700)
  rmSync(folder, { recursive: true })
})

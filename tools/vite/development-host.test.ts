import type { ConfigEnv, UserConfig } from 'vite'
import { expect, it } from 'vitest'
import config from '../../vite.config.ts'

function configFor(env: ConfigEnv): UserConfig | Promise<UserConfig> {
  return typeof config === 'function' ? config(env) : config
}

it('hands what the page asks of its API to one fixed host in development, and to none in production [AUTH-11]', async () => {
  const development = await configFor({ command: 'serve', mode: 'development' })
  expect(development.server?.proxy).toMatchObject({ '/api': { target: 'http://localhost:3001' } })
  expect(development.server).toMatchObject({ cors: false })
  const server = await configFor({ command: 'build', mode: 'production', isSsrBuild: true })
  expect(server.server?.proxy).toBeUndefined()
})

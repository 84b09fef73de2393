import { answerWith } from '#src/testing/fake-server.ts'
import i18next from 'i18next'
import { beforeEach, expect, it } from 'vitest'
import { listen } from '#src/lib/events.ts'
import { speak } from './setup.ts'

beforeEach(() => {
  i18next.removeResourceBundle('es', 'translation')
})

it('gives the key of a missing text, and nothing for one that is empty [LANG-5]', async () => {
  answerWith(() => ({ status: 200, body: { shell: { close: 'Cerrar', retry: '' } } }))
  await speak('es')
  const said = [i18next.t('shell.close'), i18next.t('shell.retry'), i18next.t('shell.loading')]
  expect(said).toEqual(['Cerrar', '', 'shell.loading'])
})

it('tells nobody that a translation file failed: no modal comes of it [LANG-5]', async () => {
  const reported: unknown[] = []
  const stop = listen((event) => reported.push(event))
  answerWith(() => ({ status: 500 }))
  await speak('es')
  stop()
  expect(reported).toEqual([])
})

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  publishAgreement,
  readAcceptances,
  readAgreementVersions,
  type PublishedVersion,
} from '#shared/contract/agreement.ts'
import {
  changeCaptchaSecret,
  changeTenant,
  putTenantFilm,
  putTenantPicture,
  readCaptchaSecret,
  readTenant,
  readTenantChanges,
  revertTenantChange,
  type RevisedSettings,
  type SettingChanges,
} from '#shared/contract/tenant-settings.ts'
import { readTenantUsage } from '#shared/contract/tenant-usage.ts'
import { changeOwnText, GroupedTexts, readOwnTexts, type OwnText } from '#shared/contract/tenant-words.ts'
import { readMailTexts, sendTestMail } from '#shared/contract/tenant-mail.ts'
import type { MailName } from '#shared/domain/mail-kinds.ts'
import type { Language } from '#shared/domain/languages.ts'
import { flattenTexts, type FormedText } from '#shared/domain/own-words.ts'
import type { PictureUse } from '#shared/domain/tenant-settings.ts'
import { ask, call, fetchFile } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of every key. */
const TENANT = 'tenant'

const START: string | undefined = undefined

export const settingsQuery = queryOptions({
  queryKey: [TENANT, 'settings'],
  queryFn: ({ signal }) => ask(readTenant, {}, { signal }),
})

/** The latest first, page by page. */
export function changesQuery() {
  return infiniteQueryOptions({
    queryKey: [TENANT, 'changes'],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readTenantChanges, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** @param basedOn the revision that the form began with */
export const saveSettings = async (changes: SettingChanges, basedOn: number): Promise<RevisedSettings> =>
  settled(await call(changeTenant, { body: { basedOn, changes } }))

export const sendRevert = async (changeId: string): Promise<RevisedSettings> =>
  settled(await call(revertTenantChange, { params: { changeId } }))

/** All texts that the tenant says in words of its own. */
export const ownTextsQuery = queryOptions({
  queryKey: [TENANT, 'words'],
  queryFn: async ({ signal }) => (await ask(readOwnTexts, {}, { signal })).texts,
})

/** What the product says on the screen and in mails, by key; a release does not change it while its page is open. */
export const productTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: [TENANT, 'product-texts', language],
    queryFn: async ({ signal }) => {
      const [pages, rooms, mails] = await Promise.all([
        fetchFile(`/assets/i18n/${language}.json`, GroupedTexts),
        fetchFile(`/assets/i18n/rooms/${language}.json`, GroupedTexts),
        ask(readMailTexts, { query: { language } }, { signal }),
      ])
      return { ...flattenTexts(pages), ...flattenTexts(rooms), ...mails.texts }
    },
    staleTime: Infinity,
  })

/** Versions of the agreement, and how many people have still to accept it. */
export const agreementQuery = queryOptions({
  queryKey: [TENANT, 'agreement'],
  queryFn: ({ signal }) => ask(readAgreementVersions, {}, { signal }),
})

/** @param basedOn number of the latest version that was seen */
export async function sendAgreementVersion(
  texts: PublishedVersion['texts'],
  isDemanded: boolean,
  basedOn: number,
): Promise<void> {
  const saved = await call(publishAgreement, { body: { texts, isDemanded, basedOn } })
  queryClient.setQueryData(agreementQuery.queryKey, saved)
}

/** Who accepted which version, the latest first, page by page. */
export function acceptancesQuery(choice: { search?: string; version?: number }) {
  return infiniteQueryOptions({
    queryKey: [TENANT, 'acceptances', choice],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readAcceptances, { query: { ...choice, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Whether mails go out, with what they say in a language. */
export const mailQuery = (language: Language) =>
  queryOptions({
    queryKey: [TENANT, 'mail', language],
    queryFn: ({ signal }) => ask(readMailTexts, { query: { language } }, { signal }),
  })

export const requestTestMail = (
  mail: MailName,
  language: Language,
): Promise<{ email: string; isMailed: boolean }> => call(sendTestMail, { body: { mail, language } })

/** What the tenant uses, and may use. */
export const usageQuery = queryOptions({
  queryKey: [TENANT, 'usage'],
  queryFn: ({ signal }) => ask(readTenantUsage, {}, { signal }),
  staleTime: 0,
})

/** Whether results of a captcha can be checked. */
export const captchaQuery = queryOptions({
  queryKey: [TENANT, 'captcha'],
  queryFn: ({ signal }) => ask(readCaptchaSecret, {}, { signal }),
})

/** @param secret null: none of the tenant's own */
export async function saveCaptchaSecret(secret: string | null): Promise<void> {
  queryClient.setQueryData(captchaQuery.queryKey, await call(changeCaptchaSecret, { body: { secret } }))
}

/** @param basedOn the forms that its page began with. @param forms none: the product's own */
export async function saveOwnText(text: OwnText, basedOn: FormedText): Promise<void> {
  const { texts } = await call(changeOwnText, { body: { ...text, basedOn } })
  queryClient.setQueryData(ownTextsQuery.queryKey, texts)
  void queryClient.invalidateQueries({ queryKey: changesQuery().queryKey })
}

/** @param image base64. @returns its address */
export const sendPicture = async (use: PictureUse, image: string): Promise<string> =>
  (await call(putTenantPicture, { body: { use, image } })).address

export const sendFilm = async (film: string, image: string): Promise<string> =>
  (await call(putTenantFilm, { body: { film, image } }, { timeoutMs: FILM_TIMEOUT_MS })).address

/** Of 5 MB on a slow line. */
const FILM_TIMEOUT_MS = 120_000

export const refreshSettings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [TENANT] })

function settled(saved: RevisedSettings): RevisedSettings {
  queryClient.setQueryData(settingsQuery.queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: changesQuery().queryKey })
  return saved
}

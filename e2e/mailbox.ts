import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from '@playwright/test'

/** Where the product under test lays its mails, instead of sending them. */
function mailFolder(): string {
  const folder = process.env.WAYMARK_MAIL
  if (folder === undefined) throw new Error('global-setup.ts says where the mails lie')
  return folder
}

async function mailsTo(address: string): Promise<Email[]> {
  const names = (await readdir(mailFolder())).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(mailFolder(), name)))),
  )
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/** The link to this auth page in a mail to the address, as soon as that has come. */
export async function mailedLink(address: string, page: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const texts = (await mailsTo(address)).map(({ text }) => text ?? '')
      link = texts
        .flatMap((text) => text.match(/http\S+/g) ?? [])
        .find((url) => url.includes(`#/app/${page}?token=`))
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Waits until a mail to the address says this. */
export async function expectMail(address: string, words: string): Promise<void> {
  await expect.poll(async () => (await mailsTo(address)).some(({ text }) => text?.includes(words))).toBe(true)
}

import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { StartFailure } from './start-failure.ts'
import { codeOf } from './lib/error-code.ts'
import { makeMailFolder } from './lib/mail.ts'

/** Said at the start, and not when somebody waits for a mail. @throws StartFailure */
export async function mustHaveMailFolder(folder: string): Promise<void> {
  try {
    await makeMailFolder(folder)
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartFailure(
      `The mail folder ${folder} cannot be written (${codeOf(error)}); fix that, or set WAYMARK_MAIL to another folder.`,
    )
  }
}

import { readSettings } from './env.ts'
import { runCommand } from './commands/run.ts'
import { runTenantCommand } from './commands/tenant.ts'
import { readTenantWords, TENANT_HELP } from './commands/tenant-words.ts'
import { mustOpenSecrets } from './secret-settings.ts'
import { mustOpenFiles } from './uploads-folder.ts'

/** `npm run tenant -- …` */
process.exitCode = await runCommand(process.argv.slice(2), {
  help: TENANT_HELP,
  read: readTenantWords,
  async run(words, { storage, now, print }) {
    const settings = readSettings(process.env)
    const files = await mustOpenFiles(settings.uploads)
    const secrets = await mustOpenSecrets(settings.secrets)
    await runTenantCommand(words, { db: storage.db, files, secrets, settings, now, print })
  },
})

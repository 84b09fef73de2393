import { runCommand } from './commands/run.ts'
import { OPERATOR_HELP, readOperatorWords, runOperatorCommand } from './commands/operator.ts'
import { readSettings } from './env.ts'

/** `npm run operator -- …` */
process.exitCode = await runCommand(process.argv.slice(2), {
  help: OPERATOR_HELP,
  read: readOperatorWords,
  run: (words, { storage, now, print }) =>
    runOperatorCommand(words, { db: storage.db, settings: readSettings(process.env), now, print }),
})

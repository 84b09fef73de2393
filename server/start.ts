import { join } from 'node:path'
import { publishBuilt, publishOnChange } from './adventures-in.ts'
import { createApp } from './app.ts'
import { projectFolder } from './db/project-folder.ts'
import { seedDemo } from './demo/seed.ts'
import { whoIsHere } from './demo/who-is-here.ts'
import type { Settings } from './env.ts'
import { StartFailure } from './start-failure.ts'
import { firstAdminLink } from './first-admin.ts'
import { keepCounting, keepRemoving, sweepHourly, keepLookingAhead } from './housekeeping.ts'
import { listen } from './http/listen.ts'
import { describeError } from './http/request-log.ts'
import { systemClock } from './lib/clock.ts'
import { fileParamsIn } from './lib/file-params.ts'
import { codeOf } from './lib/error-code.ts'
import { startJobs } from './lib/job-worker.ts'
import { reportJob } from './lib/report-job.ts'
import { sealStored } from './lib/stored-secrets.ts'
import { underMailQuota } from './lib/mail-quota.ts'
import { openMail } from './lib/mail.ts'
import { mustHaveMailFolder } from './mail-folder.ts'
import { mailJobs, QUOTA_MAILS } from './modules/accounts/mails/send-mails.ts'
import { badgeJobs } from './modules/badges/look-back.ts'
import { discardedJobs } from './modules/content/discard-draft.ts'
import { scheduleJobs } from './modules/content/publish-scheduled.ts'
import { contentJobs } from './modules/content/run-build.ts'
import { testMailJobs } from './modules/mail/test-mail.ts'
import { liveRooms } from './modules/live/rooms.ts'
import { messageJobs } from './modules/messages/deliver.ts'
import { MAIL_NOTIFICATION, notificationJobs } from './modules/push/notification-jobs.ts'
import { filmJobs } from './modules/tenant/stack-film.ts'
import { sessionJobs } from './play/session-reminders.ts'
import { versionWatch } from './play/version-watch.ts'
import { openSender } from './open-sender.ts'
import { openStorage } from './open-storage.ts'
import { ensureTenant } from './play/first-tenant.ts'
import { fillPoints } from './rewards/fill-points.ts'
import { pointJobs, resumeRecounts } from './rewards/recount-points.ts'
import {
  sayDemo,
  sayFirstAdmin,
  sayMail,
  sayWhere,
  sayWithoutDemo,
  warnOfContent,
  warnOfDemo,
  warnOfProxy,
  warnOfRole,
  warnOfSecrets,
} from './say-where.ts'
import { stopOnSignal } from './stop.ts'
import { mustOpenSecrets } from './secret-settings.ts'
import { mustOpenFiles } from './uploads-folder.ts'

/** Opens the storage, fills it, listens, and says where. @throws StartFailure */
export async function start(settings: Settings): Promise<void> {
  const { databaseUrl, dataFolder, isDemo, isProduction, publicUrl, contentUrl, mail } = settings
  console.log(
    databaseUrl === null
      ? `Opening the database in ${dataFolder} (the first time takes some seconds).`
      : 'Opening PostgreSQL.',
  )
  const storage = await openStorage(settings)
  try {
    const { db } = storage
    if (mail.smtpUrl === null) await mustHaveMailFolder(mail.folder)
    const files = await mustOpenFiles(settings.uploads)
    const secrets = await mustOpenSecrets(settings.secrets)
    const dist = settings.distFolder ?? join(projectFolder(), 'dist')
    const publishing = { db, clock: systemClock, dist, files, isDemo, isProduction }
    const count = await storage.alone(async () => {
      if (isDemo) await seedDemo(db, systemClock())
      else await ensureTenant(db, systemClock())
      warnOfSecrets(await sealStored(db, secrets), settings.secrets)
      await fillPoints(db)
      await resumeRecounts(db, systemClock())
      return publishBuilt(publishing)
    })
    console.log(
      count === 1 ? 'This release brings one adventure.' : `This release brings ${count} adventures.`,
    )

    const readFileParams = fileParamsIn(settings.assetsFolder ?? join(dist, 'assets'), (error) => {
      console.error('assets/config.json cannot be read: it counts as empty.', error)
    })
    const push = await openSender(db, settings, systemClock)
    const app = await createApp({
      storage,
      clock: systemClock,
      publicUrl,
      contentUrl,
      operatorHost: settings.operatorHost,
      port: settings.port,
      trustedProxies: settings.trustedProxies,
      captcha: settings.captcha,
      secrets,
      push: push?.offer ?? null,
      sendsMail: mail.smtpUrl !== null,
      files,
      dist,
      readFileParams,
      isLogging: true,
    })
    const port = await listen(app, settings.hosts, settings.port).catch((error: unknown) => {
      throw portFailure(error, settings)
    })
    const origin = publicUrl?.origin ?? `http://localhost:${port}`
    const sendMail = openMail(mail, systemClock)
    // one that takes long, or waits for a service, does not keep the others waiting
    const stopJobs = [
      {
        // a warning about a second step is not held back by mails that are too many
        ...underMailQuota(db, mailJobs(db, sendMail), QUOTA_MAILS),
        ...underMailQuota(db, testMailJobs(db, sendMail)),
        ...messageJobs(db),
        ...badgeJobs(db, readFileParams),
        ...pointJobs(db),
        ...sessionJobs(db, readFileParams),
      },
      underMailQuota(db, notificationJobs({ db, push, sendMail, publicOrigin: origin, readFileParams }), [
        MAIL_NOTIFICATION,
      ]),
      {
        ...contentJobs({ db, files, clock: systemClock }),
        ...scheduleJobs({ db, files, clock: systemClock }),
        ...discardedJobs(db, files),
        ...filmJobs(db, files),
      },
    ].map((handlers) =>
      startJobs(
        { db, clock: systemClock, handlers, report: (failure) => reportJob(failure, app.log) },
        (error) => app.log.error({ error: describeError(error) }, 'the jobs cannot be read'),
      ),
    )
    const stops = [
      () => versionWatch(db).stop(),
      () => liveRooms(db).stop(),
      sweepHourly(db, files, systemClock, settings),
      keepLookingAhead(db, systemClock, readFileParams),
      keepCounting(db, systemClock),
      keepRemoving(db, files),
      ...stopJobs,
      ...(isProduction ? [] : [publishOnChange(publishing)]),
    ]
    stopOnSignal(app, storage, stops)
    sayWhere(origin)
    // a developer's page has another port than the server
    if (isDemo) {
      sayDemo(publicUrl?.port || String(port))
      warnOfDemo(publicUrl)
    } else {
      sayWithoutDemo(await whoIsHere(db))
      sayFirstAdmin(await firstAdminLink(db, origin, systemClock()))
    }
    warnOfContent(settings)
    warnOfProxy(settings)
    warnOfRole(storage.role)
    sayMail(mail)
  } catch (error) {
    await storage.close()
    throw error
  }
}

function portFailure(error: unknown, { port, hosts }: Settings): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is taken by another program; stop that one, or set PORT.`)
  }
  if (code === 'EACCES') return new StartFailure(`Port ${port} needs more rights; set PORT to 1024 or more.`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return new StartFailure(`This machine has no address ${hosts.join(', ')}; correct HOST.`)
  }
  return error
}

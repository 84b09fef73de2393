// Written by `npm run i18n`; a new folder of texts adds its line here.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        app: (typeof import('#src/app/i18n/en.json'))['default']
        missions: (typeof import('#src/features/missions/i18n/en.json'))['default']
        profile: (typeof import('#src/features/profile/i18n/en.json'))['default']
        progress: (typeof import('#src/features/progress/i18n/en.json'))['default']
        session: (typeof import('#src/features/session/i18n/en.json'))['default']
        streak: (typeof import('#src/features/streak/i18n/en.json'))['default']
        tasks: (typeof import('#src/features/tasks/i18n/en.json'))['default']
        unlocking: (typeof import('#src/features/unlocking/i18n/en.json'))['default']
      }
    }
  }
}

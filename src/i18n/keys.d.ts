// Written by `npm run i18n`; a new folder of texts adds its line here.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        Error: (typeof import('#src/app/i18n/Error/en.json'))['default']
        bar: (typeof import('#src/app/i18n/bar/en.json'))['default']
        hud: (typeof import('#src/app/i18n/hud/en.json'))['default']
        missions: (typeof import('#src/features/missions/i18n/en.json'))['default']
        profile: (typeof import('#src/features/profile/i18n/en.json'))['default']
        progress: (typeof import('#src/features/progress/i18n/en.json'))['default']
        session: (typeof import('#src/features/session/i18n/en.json'))['default']
        shell: (typeof import('#src/app/i18n/shell/en.json'))['default']
        streak: (typeof import('#src/features/streak/i18n/en.json'))['default']
        tasks: (typeof import('#src/features/tasks/i18n/en.json'))['default']
        unlocking: (typeof import('#src/features/unlocking/i18n/en.json'))['default']
      }
    }
  }
}

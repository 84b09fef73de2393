// Written by `npm run i18n`; a new folder of texts adds its line here.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        Error: typeof import('#src/shell/i18n/Error/en.json')
        activities: typeof import('#src/features/activities/i18n/en.json')
        adventures: typeof import('#src/features/adventures/i18n/en.json')
        api: typeof import('#src/features/api/i18n/en.json')
        badges: typeof import('#src/features/badges/i18n/en.json')
        bar: typeof import('#src/shell/i18n/bar/en.json')
        captcha: typeof import('#src/features/captcha/i18n/en.json')
        coaching: typeof import('#src/features/coaching/i18n/en.json')
        connector: typeof import('#kinds/connector/i18n/en.json')
        content: typeof import('#src/features/content/i18n/en.json')
        ebook: typeof import('#kinds/ebook/i18n/en.json')
        exam: typeof import('#kinds/exam/i18n/en.json')
        figures: typeof import('#src/features/figures/i18n/en.json')
        film: typeof import('#kinds/film/i18n/en.json')
        hud: typeof import('#src/game/i18n/hud/en.json')
        info: typeof import('#src/shell/i18n/info/en.json')
        invitations: typeof import('#src/features/invitations/i18n/en.json')
        messages: typeof import('#src/features/messages/i18n/en.json')
        missions: typeof import('#src/features/missions/i18n/en.json')
        notes: typeof import('#src/features/notes/i18n/en.json')
        packages: typeof import('#src/features/packages/i18n/en.json')
        people: typeof import('#src/features/people/i18n/en.json')
        picture: typeof import('#kinds/picture/i18n/en.json')
        profile: typeof import('#src/features/profile/i18n/en.json')
        progress: typeof import('#src/features/progress/i18n/en.json')
        push: typeof import('#src/features/push/i18n/en.json')
        rankings: typeof import('#src/features/rankings/i18n/en.json')
        recommendations: typeof import('#src/features/recommendations/i18n/en.json')
        reviews: typeof import('#src/features/reviews/i18n/en.json')
        rotate: typeof import('#src/shell/i18n/rotate/en.json')
        scorm: typeof import('#kinds/scorm/i18n/en.json')
        session: typeof import('#src/features/session/i18n/en.json')
        sessionEnd: typeof import('#src/shell/i18n/sessionEnd/en.json')
        shell: typeof import('#src/shell/i18n/shell/en.json')
        shop: typeof import('#src/features/shop/i18n/en.json')
        simulation: typeof import('#kinds/simulation/i18n/en.json')
        sound: typeof import('#src/features/sound/i18n/en.json')
        stage: typeof import('#src/stage/i18n/en.json')
        stories: typeof import('#src/features/stories/i18n/en.json')
        streak: typeof import('#src/features/streak/i18n/en.json')
        survey: typeof import('#kinds/survey/i18n/en.json')
        tasks: typeof import('#src/features/tasks/i18n/en.json')
        team: typeof import('#src/features/team/i18n/en.json')
        tenant: typeof import('#src/features/tenant/i18n/en.json')
        tips: typeof import('#src/features/tips/i18n/en.json')
        tutorial: typeof import('#src/features/tutorial/i18n/en.json')
        unlocking: typeof import('#src/features/unlocking/i18n/en.json')
        upload: typeof import('#kinds/upload/i18n/en.json')
      }
    }
  }
}

// Decision: docs/decisions/2026-11-22-rooms-stand-on-floors.md

/**
 * The rooms of a package, from its entry down to its ground. A room is a folder, or a file beside folders. A room uses the
 * rooms of the floors below its own: nothing above, and none of its neighbours.
 */
export interface FloorTable {
  /** The folder whose rooms these are; a room may have floors of its own. */
  root: string;
  floors: readonly Floor[];
  /**
   * Set where rooms have an inside: files directly in a room are its door, files in its folders are its inside. Other
   * rooms import doors; files beside the rooms, which put them together, import both. The rooms listed here are open
   * throughout.
   */
  openRooms?: readonly string[];
  /** Imports that still cross floors, as `room → room`. Entries that no import needs are refused, too. */
  unfinished?: readonly string[];
}

interface Floor {
  name: string;
  rooms: readonly string[];
  /** What to do instead of using a neighbour or a floor above. */
  instead: string;
}

export const floorTables: readonly FloorTable[] = [
  {
    root: 'api',
    floors: [
      { name: 'tests', rooms: ['test'], instead: 'the product does not know its tests' },
      {
        name: 'operators',
        rooms: ['ops'],
        instead: 'what operators and members both do belongs to the domain in src/',
      },
      { name: 'product', rooms: ['src'], instead: 'the market does not know its operators’ commands' },
    ],
  },
  {
    root: 'api/src',
    openRooms: ['platform'],
    floors: [
      {
        name: 'entries',
        rooms: ['server.ts', 'migrate.ts'],
        instead: 'start the app from app.ts; nothing imports an entry',
      },
      { name: 'app', rooms: ['app.ts'], instead: 'take what you need as an argument: the app puts the rooms together' },
      {
        name: 'background',
        rooms: ['deliveries.ts', 'housekeeping.ts'],
        instead: 'let the domain export the work; the background only says when it runs',
      },
      {
        name: 'pages',
        rooms: ['alarms', 'clock', 'deals', 'game', 'notices', 'recently-viewed', 'regions', 'sessions', 'sitemap'],
        instead: 'what pages share belongs to the domain that owns the row, below both',
      },
      {
        name: 'shelves',
        rooms: ['banners', 'events', 'likes'],
        instead: 'move what both need to the domain that owns the row, below both',
      },
      { name: 'members', rooms: ['members'], instead: 'take what you need to know of the member as an argument' },
      { name: 'community', rooms: ['community'], instead: 'what happens to a post elsewhere is told through notify/' },
      { name: 'search', rooms: ['search'], instead: 'a domain is found by its rows: it knows nothing of how' },
      { name: 'places', rooms: ['seasons', 'stores'], instead: 'move what both need to products/ or categories/' },
      { name: 'categories', rooms: ['categories'], instead: 'a category knows no store' },
      { name: 'products', rooms: ['products'], instead: 'a list of products is told what to list' },
      {
        name: 'stars',
        rooms: ['stars'],
        instead: 'the domain that gives or takes stars calls, and says why; stars know none of them',
      },
      {
        name: 'services',
        rooms: ['notify', 'shop-platform'],
        instead: 'services know no domain: take what you need as an argument',
      },
      {
        name: 'ground',
        rooms: ['platform'],
        instead: 'the platform knows no domain: take what it has to call as an argument',
      },
    ],
  },
  {
    root: 'host/src',
    floors: [
      { name: 'entries', rooms: ['index.ts', 'entry-server.tsx', 'testing'], instead: 'nothing imports an entry' },
      { name: 'start', rooms: ['bootstrap.tsx'], instead: 'let the start call it' },
      {
        name: 'app',
        rooms: [
          'app.tsx',
          'app-routes.tsx',
          'first-render.tsx',
          'load-version.ts',
          'refetch-stars.ts',
          'render-to-html.ts',
        ],
        instead: 'the start puts these together',
      },
      { name: 'layout', rooms: ['layout'], instead: 'let the layout pass it in' },
      {
        name: 'parts of the layout',
        rooms: ['idle', 'native', 'overlays'],
        instead: 'move what two parts need below both, or let the layout pass it in',
      },
      {
        name: 'services',
        rooms: ['router', 'toasts'],
        instead: 'router and toasts know nothing of what is drawn around a page',
      },
      {
        name: 'sources',
        rooms: ['federation', 'page-state.ts', 'routes.ts'],
        instead: 'where pages and data come from knows nothing of what is done with them',
      },
      {
        name: 'ground',
        rooms: ['follow-translator.ts', 'not-found', 'registry.ts', 'reports', 'route-table.ts'],
        instead: 'the ground knows nothing of the host',
      },
    ],
  },
  {
    root: 'remote-shop/src',
    floors: [
      {
        name: 'routes',
        rooms: ['routes.ts', 'testing'],
        instead: 'nothing imports the routes: pages link by @jangteo/contract/links',
      },
      {
        name: 'collections',
        rooms: ['favourites', 'home', 'search'],
        instead: 'import a card or a query from the feature that owns it, below both',
      },
      {
        name: 'pages',
        rooms: [
          'categories',
          'custom-event',
          'deal',
          'event',
          'period',
          'preview-route.ts',
          'recommendation',
          'regions',
          'season',
          'themes',
        ],
        instead: 'import a card or a query from the feature that owns it, below both',
      },
      { name: 'stores', rooms: ['stores'], instead: 'a store knows no page that lists stores' },
      { name: 'lists', rooms: ['product-list'], instead: 'a list is told what it shows' },
      {
        name: 'products',
        rooms: ['products'],
        instead: 'a product’s card and queries know nothing of the pages that show them',
      },
      {
        name: 'parts',
        rooms: ['blocks', 'returning', 'sections', 'structured-data'],
        instead: 'take it as an argument',
      },
      { name: 'intents', rooms: ['alarm-requests', 'likes'], instead: 'an intent knows no product’s card' },
      {
        name: 'ground',
        rooms: ['embed', 'phase', 'picture-sizes.ts', 'place-in-list.ts', 'route-table.ts'],
        instead: 'take it as an argument, or move it up to the feature that owns it',
      },
    ],
  },
  {
    root: 'remote-community/src',
    floors: [
      { name: 'tests', rooms: ['testing'], instead: 'the product does not know its tests' },
      { name: 'routes', rooms: ['routes.ts'], instead: 'pages link by @jangteo/contract/links' },
      {
        name: 'pages',
        rooms: [
          'daily-board',
          'dashboard',
          'detail',
          'my-activity',
          'popular',
          'questions',
          'search',
          'surveys',
          'writing',
        ],
        instead: 'what pages share about posts belongs to posts/',
      },
      {
        name: 'ground',
        rooms: ['layout', 'posts', 'products', 'route-table.ts'],
        instead: 'take it as an argument, or move it up to the page that owns it',
      },
      { name: 'hooks', rooms: ['typing'], instead: 'a hook knows no feature' },
    ],
  },
  {
    root: 'remote-mypage/src',
    floors: [
      { name: 'routes', rooms: ['routes.ts'], instead: 'pages link by @jangteo/contract/links' },
      {
        name: 'pages',
        rooms: [
          'alarms',
          'exchange',
          'game',
          'guide',
          'level',
          'main',
          'my-info',
          'notices',
          'settings',
          'star-history',
        ],
        instead: 'put what two pages need into a room below both',
      },
      { name: 'member', rooms: ['member'], instead: 'what the pages of a member share knows none of them' },
      { name: 'stars', rooms: ['stars'], instead: 'stars are shown by pages and know none of them' },
      { name: 'ground', rooms: ['route-table.ts', 'sections.ts'], instead: 'take it as an argument' },
    ],
  },
  {
    root: 'remote-auth/src',
    floors: [
      { name: 'routes', rooms: ['routes.ts', 'testing'], instead: 'pages link by @jangteo/contract/links' },
      {
        name: 'pages',
        rooms: ['landing', 'login', 'login-action', 'welcome', 'withdrawal'],
        instead: 'what two pages need to sign somebody in belongs to sign-in/',
      },
      { name: 'sign-up', rooms: ['sign-up'], instead: 'put what two pages need into a room below both' },
      {
        name: 'ground',
        rooms: ['legal', 'route-table.ts', 'sign-in'],
        instead: 'take it as an argument, or move it up to the page that owns it',
      },
    ],
  },
];

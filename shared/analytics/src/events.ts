/** A product in a list. */
interface Item {
  item_id: number;
  category_id?: number;
  price?: number;
  discounted_price?: number;
  /** The name of the page with the list. */
  page_name?: string;
  /** Position in that list, from 1. */
  order?: number;
}

interface Post {
  post_id: number;
  post_type: 'dashboard' | 'qna' | 'survey';
}

interface Comment extends Post {
  comment_id: number;
}

interface Stars {
  stars_before: number;
  stars_after: number;
}

interface Click {
  button_name: string;
  page_name?: string;
}

/** Every event that is counted, with its properties. Names and properties are the customer's and do not change. */
export interface AnalyticsEvents {
  launch: Record<never, never>;
  'sign up': Record<never, never>;
  'log in': { button_name: 'portal' | 'device maker' };
  'log out': Record<never, never>;
  withdraw: { reason: string };

  'view home': Record<never, never>;
  'click banner': { banner_id: number; order?: number; page_name?: string };
  'click tab': Click;
  'click button': Click;
  'scroll to top': Record<never, never>;

  'view deal': Item;
  'view period deal': { item_id: number };
  'view event': { item_id: number };
  'apply for event': { item_id: number };
  'view store': { item_id: number };
  'view category': { category_id: number };
  'click item': Item;
  /** The visitor went over the bridge to the product's page at its seller. */
  'go to item': Item;
  'like item': Item;
  'unlike item': Item;
  'like store': { item_id: number };
  'unlike store': { item_id: number };
  search: { click_keyword: string };
  'click keyword': {
    click_keyword: string;
    button_name: 'recent' | 'suggested' | 'rank' | 'completion';
    order?: number;
  };
  share: Click;

  'view post': Post;
  'create post': Post;
  'edit post': Post;
  'delete post': Post;
  'like post': Post;
  'share post': Post;
  'scrap post': Post;
  'report post': Post & { reason: string };
  'create comment': Comment;
  'delete comment': Comment;
  'like comment': Comment;
  'report comment': Comment & { reason: string };
  'accept comment': Comment;
  vote: Post;

  'convert stars': Stars;
  'play game': Stars;
  'change nickname': { old_nickname: string; new_nickname: string };
  'change consent': { button_name: 'push' | 'advertising' | 'email' | 'sms' };
}

export type EventName = keyof AnalyticsEvents;

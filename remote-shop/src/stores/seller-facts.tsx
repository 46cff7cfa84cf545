import type { Seller } from '@jangteo/contract';
import { Icon, styled } from '@jangteo/ui';
import { Facts } from '../sections/facts.tsx';

const Root = styled('details', {
  base: {
    borderRadius: 'md',
    bg: 'bg.subtle',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'touch',
      paddingInline: '4',
      fontSize: 'md',
      fontWeight: 'semibold',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > svg': { transform: 'rotate(90deg)', color: 'fg.subtle' },
    '&[open] > summary > svg': { transform: 'rotate(-90deg)' },
    '& > div': { paddingInline: '4', paddingBottom: '4' },
    '& p': { marginTop: '3', fontSize: 'xs', color: 'fg.subtle' },
  },
});

/** 사업자정보: the seller, as the law requires an intermediary to show it. */
export const SellerFacts = ({ seller }: { seller: Seller }) => (
  <Root>
    <summary>
      사업자정보
      <Icon name="chevron" size={18} />
    </summary>
    <div>
      <Facts
        facts={[
          { name: '상호', value: seller.businessName },
          { name: '대표', value: seller.representative },
          { name: '사업자번호', value: seller.businessNumber },
          { name: '통신판매업', value: seller.mailOrderNumber },
          { name: '주소', value: seller.address },
          { name: '전화', value: <a href={`tel:${seller.phone}`}>{seller.phone}</a> },
          { name: '이메일', value: <a href={`mailto:${seller.email}`}>{seller.email}</a> },
        ]}
      />
      <p>상품의 판매자는 {seller.businessName}이며, 주문과 배송, 환불의 책임은 판매자에게 있어요.</p>
    </div>
  </Root>
);

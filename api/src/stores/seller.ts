/** 사업자정보 of `shop`, as the contract shapes it. */
export const seller = `
  json_build_object(
    'businessName', shop.business_name, 'representative', shop.representative,
    'businessNumber', shop.business_number, 'mailOrderNumber', shop.mail_order_number,
    'address', shop.address, 'phone', shop.phone, 'email', shop.email
  )`;

import './spotlight.css';
